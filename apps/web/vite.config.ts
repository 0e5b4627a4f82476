import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontsThatStay } from './fonts-that-stay.ts';

const noModule = fileURLToPath(new URL('src/no-module.ts', import.meta.url));
const page = fileURLToPath(new URL('index.html', import.meta.url));
const early = fileURLToPath(new URL('src/early/early.ts', import.meta.url));

/** What every page needs, in few files: in many small ones it compresses worse. */
const everyPage = [
  {
    name: 'router',
    test: /react-router[\\/]dist[\\/]esm[\\/](link|Match|Matches|RouterProvider|fileRoute|lazyRouteComponent|useNavigate|useMatch|useRouter|useRouterState)\.js$/,
  },
  {
    name: 'frame',
    test: /(react-(id|primitive|compose-refs|context|use-layout-effect)[\\/]dist[\\/]index|ui[\\/].*[\\/](sealPath|useDelayed|texts|layout|Skeleton|SkeletonArea)|config[\\/]brand|icons[\\/](check|clock)|stage-number|Tag[\\/]Tag|PricingSection[\\/]plans)\.(m?js|tsx?)$/,
  },
];

/** Only while developing: the service that the page's requests go through to. */
const service = process.env['DEV_SERVICE'];
const proxied = ['/api', '/files', '/config.json'];

export default defineConfig(({ isSsrBuild }) => ({
  // The router's plugin has to see the routes before React's does.
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [fontsThatStay()]),
  ],
  resolve: { alias: { html2canvas: noModule, canvg: noModule } },
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // The service knows the PDF's worker by its name: that response alone may compile WebAssembly.
        entryFileNames: ({ name }) => `assets/${name === 'will-worker' ? 'pdf-worker' : name}-[hash].js`,
      },
    },
  },
  // It finds its WebAssembly beside itself, which bundling for development would move away.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  server: { proxy: service === undefined ? {} : Object.fromEntries(proxied.map((path) => [path, service])) },
  build: {
    target: 'es2022',
    // The second build (`--ssr`) is the program that prerenders what the first has made.
    ...(isSsrBuild
      ? { outDir: 'node_modules/.prerender', copyPublicDir: false }
      : {
          manifest: 'manifest.json',
          rolldownOptions: { input: [page, early], output: { codeSplitting: { groups: everyPage } } },
        }),
  },
  // Bundled whole: the program then needs nothing of the packages that it was made from.
  ssr: { noExternal: true },
}));
