import { FontLoadError } from '../fonts/font-files.ts';
import { isRenderRequest, type RenderAnswer, type RenderRequest } from './messages.ts';

// Imported only now: HarfBuzz is awaited while its module loads, and a message that comes before the listener below
// stands would be lost.
const rendering = import('./rendering.ts');

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

async function answerTo({ id, purpose, document, options }: RenderRequest): Promise<RenderAnswer> {
  let isLoaded = false;
  try {
    const { renderer, composed } = await rendering;
    isLoaded = true;
    const rendered = await renderer.render(composed(document), options, (progress) =>
      postMessage({ id, outcome: 'progress', progress } satisfies RenderAnswer),
    );
    return purpose === 'warm' ? { id, outcome: 'warmed' } : { id, outcome: 'rendered', rendered };
  } catch (fault) {
    const reason = isLoaded && !(fault instanceof FontLoadError) ? 'render' : 'load';
    return { id, outcome: 'failed', reason, message: messageOf(fault) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (!isRenderRequest(data)) return;
  const answer = await answerTo(data);
  // The bytes are handed over, not copied.
  postMessage(answer, answer.outcome === 'rendered' ? [answer.rendered.bytes.buffer] : []);
});
