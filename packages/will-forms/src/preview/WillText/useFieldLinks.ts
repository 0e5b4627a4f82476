import { type RefObject, useEffect, useRef } from 'react';

const LINKS = 'a[data-field]';
const isNext = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowRight';
const isPrevious = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowLeft';

/** The answer that a place in the text leads to: its own, else the first of its sentence. */
function fieldAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLElement>(LINKS);
  return (
    link?.dataset['field'] ?? target.closest<HTMLElement>('[data-block-field]')?.dataset['blockField'] ?? null
  );
}

function moveFocus(root: HTMLElement, from: HTMLElement, step: 1 | -1): void {
  const links = [...root.querySelectorAll<HTMLElement>(LINKS)];
  const to = links[links.indexOf(from) + step];
  if (to === undefined) return;
  for (const link of links) link.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

/**
 * Leads from the will's text to its answers: a press anywhere in a sentence, or Enter on an answer. All answers are one
 * stop of the Tab key, since there may be hundreds; arrow keys move among them.
 *
 * It listens on the root alone: a long will has more stretches of text than a page should have handlers.
 *
 * @returns The ref of the element that holds the text.
 */
export function useFieldLinks(
  onFieldOpen: ((field: string) => void) | undefined,
): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const open = useRef(onFieldOpen);
  useEffect(() => {
    open.current = onFieldOpen;
    const links = [...(ref.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])];
    const [first] = links;
    if (first !== undefined && !links.some((link) => link.tabIndex === 0)) first.tabIndex = 0;
  });
  useEffect(() => {
    const root = ref.current;
    if (root === null) return;
    function handleClick(event: MouseEvent): void {
      const field = fieldAt(event.target);
      if (field === null || open.current === undefined) return;
      event.preventDefault();
      // Whoever marks a few words wants to copy them, not to leave.
      if (window.getSelection()?.isCollapsed === false) return;
      open.current(field);
    }
    function handleKeyDown(event: KeyboardEvent): void {
      const { target, key } = event;
      if (root === null || !(target instanceof HTMLElement) || !target.matches(LINKS)) return;
      if (!isNext(key) && !isPrevious(key)) return;
      event.preventDefault();
      moveFocus(root, target, isNext(key) ? 1 : -1);
    }
    root.addEventListener('click', handleClick);
    root.addEventListener('keydown', handleKeyDown);
    return () => {
      root.removeEventListener('click', handleClick);
      root.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
  return ref;
}
