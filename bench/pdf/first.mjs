// The first document of a fresh process, imports and fonts included: prints the CPU time that it took, in ms.
// Called as `node first.mjs LIBRARY PRODUCT`.
import { peers } from './peers.mjs';
import { cpuMs } from './timing.mjs';
import { hindiWill } from './will.mjs';

const [, , library, bundle] = process.argv;
const product = await import(bundle);
const { document, blocks } = hindiWill(product);
const preparationMs = cpuMs();
if (library === 'product') {
  const renderer = new product.DocumentRenderer(product.nodeFamily);
  await renderer.render(document, { createdAt: '2026-01-02T03:04:05Z' });
} else {
  const make = await peers[library]();
  await make(blocks);
}
console.log(JSON.stringify({ ms: cpuMs() - preparationMs }));
