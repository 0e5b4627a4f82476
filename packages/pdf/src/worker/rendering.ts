import { composeWill } from '../content/compose-will.ts';
import type { ComposedDocument } from '../document/composed-document.ts';
import { browserFamily } from '../fonts/browser-fonts.ts';
import { DocumentRenderer } from '../pipeline/document-renderer.ts';
import type { WillToCompose } from './messages.ts';

/** Renders with the fonts that lie beside the worker. */
export const renderer = new DocumentRenderer(browserFamily);

/** What is to be rendered, composed where it isn't yet. */
export const composed = (document: ComposedDocument | WillToCompose): ComposedDocument =>
  document.kind === 'will-to-compose' ? composeWill(document.draft) : document;
