import { browserFamily } from '../fonts/browser-fonts.ts';
import { DocumentRenderer } from '../pipeline/document-renderer.ts';

/** Renders with the fonts that lie beside the worker. */
export const renderer = new DocumentRenderer(browserFamily);
