import { provider } from '../config/brand.ts';
import { dataBlock, escapeHtml, tag } from './html.ts';
import { SITE_ORIGIN } from './site-origin.ts';

/** What the head of one page says. */
export interface PageHead {
  /** As the window shows it. */
  title: string;
  /** Null where no search engine is to list the page. */
  listed: { path: string; description: string } | null;
  structuredData: readonly unknown[];
  /** Addresses of what the page needs at once, so that it is on its way before the page's script asks. */
  scripts: readonly string[];
  fonts: readonly string[];
  /** Address of the script that runs before the first paint. */
  earlyScript: string;
}

function sharing(title: string, { path, description }: { path: string; description: string }): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': provider.brand,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': `${SITE_ORIGIN}${path}`,
    'og:image': `${SITE_ORIGIN}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${provider.brand}: a folded will, bound with a thread and closed with a seal`,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** The lines of a page's `<head>` that differ from page to page, title first. */
export function headOf({ title, listed, structuredData, scripts, fonts, earlyScript }: PageHead): string {
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    ...(listed === null
      ? [tag('meta', { name: 'robots', content: 'noindex' })]
      : [
          tag('meta', { name: 'description', content: listed.description }),
          tag('link', { rel: 'canonical', href: `${SITE_ORIGIN}${listed.path}` }),
          ...sharing(title, listed),
        ]),
    ...structuredData.map(dataBlock),
    `<script src="${escapeHtml(earlyScript)}"></script>`,
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }),
    ),
    ...scripts.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
  ];
  return lines.join('\n    ');
}
