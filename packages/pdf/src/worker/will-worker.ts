import { willDraftShape } from '@virasat/will-model';
import { browserFonts } from '../fonts/browser-fonts.ts';
import { WillRenderer } from '../pipeline/will-renderer.ts';
import { isRenderRequest, type RenderAnswer, type RenderRequest } from './messages.ts';

const renderer = browserFonts().then((fonts) => new WillRenderer(fonts));

async function answerTo({ id, draft, options }: RenderRequest): Promise<RenderAnswer> {
  try {
    const will = (await renderer).render(willDraftShape.parse(draft), options);
    return { id, outcome: 'rendered', will };
  } catch (fault) {
    return { id, outcome: 'failed', message: fault instanceof Error ? fault.message : String(fault) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (!isRenderRequest(data)) return;
  const answer = await answerTo(data);
  // The bytes are handed over, not copied.
  postMessage(answer, answer.outcome === 'rendered' ? [answer.will.bytes.buffer] : []);
});
