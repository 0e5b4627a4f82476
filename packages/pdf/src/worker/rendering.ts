import { willDraftShape } from '@virasat/will-model';
import { browserFonts } from '../fonts/browser-fonts.ts';
import type { RenderedWill, RenderOptions } from '../pipeline/rendered-will.ts';
import { WillRenderer } from '../pipeline/will-renderer.ts';

const renderer = browserFonts().then((fonts) => new WillRenderer(fonts));

/** Renders a draft that came as a message, with the fonts that lie beside the worker. */
export async function renderDraft(draft: unknown, options: RenderOptions): Promise<RenderedWill> {
  return (await renderer).render(willDraftShape.parse(draft), options);
}
