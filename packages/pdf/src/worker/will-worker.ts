import { isRenderRequest, type RenderAnswer, type RenderRequest } from './messages.ts';

// Imported only now: HarfBuzz is awaited while its module loads, and a message that comes before the listener below
// stands would be lost.
const rendering = import('./rendering.ts');

async function answerTo({ id, draft, options }: RenderRequest): Promise<RenderAnswer> {
  try {
    const { renderDraft } = await rendering;
    return { id, outcome: 'rendered', will: await renderDraft(draft, options) };
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
