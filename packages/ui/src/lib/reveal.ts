import { flushSync } from 'react-dom';

/** Asks whatever is closed round an element to open; it bubbles, so that every layer hears it. */
export const REVEAL_EVENT = 'virasat:reveal';

/** On a closable container: the beginnings of the ids that its content has, separated by spaces. */
export const REVEALS_ATTRIBUTE = 'data-reveals';

/** More layers than any page has; keeps a container that will not open from being asked for ever. */
const MOST_LAYERS = 5;

/**
 * Shows the control with this id, wherever it is, and puts focus on it: opens closed sections and cards first, and
 * brings the label or legend into view. A group's id leads to the first wrong control in it, else the chosen, else
 * the first. Call it from an event handler, not from an effect: containers open synchronously.
 *
 * A closed container whose content is not in the page takes part by `data-reveals="assets.2."`: it is asked when the
 * id begins so.
 * @returns false when there is no such control even then.
 * @see design.md, 2.3, ErrorSummary
 */
export function revealAndFocus(id: string): boolean {
  const target = reveal(id);
  if (target === null) return false;
  const control = controlOf(target);
  const landmark = captionOf(target, control) ?? control;
  landmark.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}

/** Calls `onReveal` synchronously whenever something inside the element is to be shown. For containers of their own. */
export function listenForReveal(element: HTMLElement, onReveal: (origin: HTMLElement) => void): () => void {
  function handleReveal({ target }: Event): void {
    if (target instanceof HTMLElement) flushSync(() => onReveal(target));
  }
  element.addEventListener(REVEAL_EVENT, handleReveal);
  return () => element.removeEventListener(REVEAL_EVENT, handleReveal);
}

function reveal(id: string): HTMLElement | null {
  const asked = new Set<HTMLElement>();
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const target = document.getElementById(id);
    if (target !== null) {
      askToOpen(target);
      return target;
    }
    const container = closestContainer(id, asked);
    if (container === undefined) return null;
    asked.add(container);
    askToOpen(container);
  }
  return document.getElementById(id);
}

function askToOpen(element: HTMLElement): void {
  element.dispatchEvent(new CustomEvent(REVEAL_EVENT, { bubbles: true }));
}

/** The container that names most of the id and has not been asked yet. */
function closestContainer(id: string, asked: ReadonlySet<HTMLElement>): HTMLElement | undefined {
  let best: { element: HTMLElement; length: number } | undefined;
  for (const element of document.querySelectorAll<HTMLElement>(`[${REVEALS_ATTRIBUTE}]`)) {
    if (asked.has(element)) continue;
    for (const prefix of element.getAttribute(REVEALS_ATTRIBUTE)?.split(' ') ?? []) {
      const isLonger = prefix !== '' && id.startsWith(prefix) && prefix.length > (best?.length ?? 0);
      if (isLonger) best = { element, length: prefix.length };
    }
  }
  return best?.element;
}

const CONTROLS = 'input, select, textarea, button, a[href]';

function controlOf(target: HTMLElement): HTMLElement {
  if (target.matches(CONTROLS)) return target;
  return (
    target.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]') ??
    target.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ??
    target.querySelector<HTMLElement>(CONTROLS) ??
    target
  );
}

/** What names the control: the legend of a group that was asked for, else the label. */
function captionOf(target: HTMLElement, control: HTMLElement): Element | null {
  if (target !== control) return target.querySelector('legend');
  if (control.id === '') return null;
  return document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
}
