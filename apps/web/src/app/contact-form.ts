/** How long the form's page may take, in ms, before the visitor is told to write instead. */
const PATIENCE_MS = 15_000;

/** What the form may do: run, send what was typed, open its own pages; never lead this page elsewhere. */
const ALLOWED = 'allow-forms allow-popups allow-same-origin allow-scripts';

/**
 * Shows another company's form in a frame, where it can read nothing of ours. Nothing of theirs is loaded before.
 *
 * @param title What the frame is called.
 * @throws TypeError where their page can't be reached; DOMException where it takes more than 15 s.
 */
export async function frameForm(into: HTMLElement, url: string, title: string): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // A frame tells nobody that its page never came, so it is asked for first. The answer can't be read, and needn't be.
  await fetch(url, { mode: 'no-cors', credentials: 'omit', signal });
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = url;
  frame.referrerPolicy = 'no-referrer';
  frame.sandbox.add(...ALLOWED.split(' '));
  frame.className = 'block h-152 w-full rounded-control border border-line bg-surface';
  await new Promise<void>((resolve, reject) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    into.append(frame);
  });
}
