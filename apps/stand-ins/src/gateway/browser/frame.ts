import { errorOf, type FrameMessage, isReceipt, SOURCE } from './messages.ts';

const query = new URLSearchParams(window.location.search);
const asked = (name: string): string => query.get(name) ?? '';

type Told = { [What in FrameMessage['what']]: Omit<Extract<FrameMessage, { what: What }>, 'source'> };
const tell = (message: Told[FrameMessage['what']]): void =>
  window.parent.postMessage({ source: SOURCE, ...message }, asked('parent'));

const choiceOf = (id: string): string => {
  const select = document.getElementById(id);
  return select instanceof HTMLSelectElement ? select.value : '';
};

const setBusy = (isBusy: boolean): void => {
  for (const button of document.querySelectorAll('button')) button.disabled = isBusy;
};

function show(text: string): void {
  const told = document.getElementById('told');
  if (told === null) return;
  told.textContent = text;
  told.hidden = false;
}

async function attempt(outcome: 'success' | 'failure'): Promise<unknown> {
  const response = await fetch('/v1/checkout/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key_id: asked('key_id'),
      order_id: asked('order_id'),
      amount: asked('amount'),
      currency: asked('currency'),
      email: asked('email'),
      contact: asked('contact'),
      notes: JSON.parse(asked('notes') || '{}'),
      outcome,
      webhooks: choiceOf('webhooks'),
      handler: choiceOf('handler'),
    }),
  });
  return response.json();
}

async function pay(outcome: 'success' | 'failure'): Promise<void> {
  setBusy(true);
  try {
    const answer = await attempt(outcome);
    if (isReceipt(answer)) {
      tell(choiceOf('handler') === 'lost' ? { what: 'closed' } : { what: 'paid', receipt: answer });
      return;
    }
    const error = errorOf(answer);
    show(`${error.description} You can try again.`);
    tell({ what: 'failed', error });
  } catch {
    show('The gateway does not answer. You can try again.');
  }
  setBusy(false);
}

function close(): void {
  if (asked('confirm_close') === 'true' && !window.confirm('Leave the payment?')) return;
  tell({ what: 'closed' });
}

document.getElementById('success')?.addEventListener('click', () => void pay('success'));
document.getElementById('failure')?.addEventListener('click', () => void pay('failure'));
document.getElementById('close')?.addEventListener('click', close);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && asked('escape') === 'true') close();
});
document.addEventListener('click', ({ target }) => {
  const isBackdrop = target === document.body || target === document.documentElement;
  if (isBackdrop && asked('backdropclose') === 'true') close();
});
