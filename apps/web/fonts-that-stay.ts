import type { Plugin } from 'vite';

/** The files of the first view, which every page names in its head. */
const FIRST_FONTS = /(newsreader-latin-wght|mukta-latin-[46]00)-normal/;
const FIRST_FACES = 3;

/**
 * Lets no font of the first view take another's place once the page is on the screen: a browser that doesn't have it in
 * time, which is a first visit over a slow line, stays with the stand-in. Stand-ins of the same width are there for a
 * few systems only, and on the others every heading would move. Devanagari still swaps in: nothing may stay without it.
 */
export const fontsThatStay = (): Plugin => ({
  name: 'fonts-that-stay',
  generateBundle(_options, bundle) {
    let changed = 0;
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string')
        continue;
      file.source = file.source.replace(/@font-face\{[^}]*\}/g, (face) => {
        const staying = FIRST_FONTS.test(face)
          ? face.replace('font-display:swap', 'font-display:optional')
          : face;
        if (staying !== face) changed += 1;
        return staying;
      });
    }
    if (changed !== FIRST_FACES) this.error(`${changed} fonts of the first view stay, not ${FIRST_FACES}`);
  },
});
