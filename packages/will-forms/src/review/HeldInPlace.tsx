import { Component, type ReactNode, type RefObject } from 'react';

export interface HeldInPlaceProps {
  /** What the children show that comes by itself: only where it changes is anything held. */
  shown: unknown;
  /** Holds what grows or shrinks. Where nobody is at anything, what follows it is held. */
  region?: RefObject<Element | null>;
  children: ReactNode;
}

/** Something on the page, and how far it was from the window's top before the change, in px. */
interface Held {
  element: Element;
  top: number;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Says whether something is a place to be at: not the page itself, nor what keeps to the window's edge by itself. */
function isPlace(element: Element | null | undefined, region: Element | null): element is Element {
  if (element === null || element === undefined || element.contains(region ?? document.body)) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && element.closest('[data-slot="action-bar"]') === null;
}

/** What the person is at: what has focus, else what the pointer is on, else what comes after the change. */
function placesOf(region: Element | null): Held[] {
  const { activeElement } = document;
  const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
  const places = [activeElement, pointedAt].filter((element) => isPlace(element, region));
  const next = region?.nextElementSibling ?? null;
  // It may be above the window: then what is in sight comes after it.
  if (next !== null && topOf(next) < window.innerHeight) places.push(next);
  return places.map((element) => ({ element, top: topOf(element) }));
}

/**
 * Keeps what somebody is at where it is in the window while its children change by themselves: what has focus, or is
 * about to be pressed, doesn't move. Browsers do so at times, some never, and none for what has focus.
 *
 * A class, since it has to measure just before the page changes, for which React has no hook.
 */
export class HeldInPlace extends Component<HeldInPlaceProps, object, readonly Held[]> {
  override getSnapshotBeforeUpdate(before: HeldInPlaceProps): readonly Held[] {
    return before.shown === this.props.shown ? [] : placesOf(this.props.region?.current ?? null);
  }

  override componentDidUpdate(_before: HeldInPlaceProps, _state: object, places: readonly Held[]): void {
    const held = places.find(({ element }) => element.isConnected);
    if (held === undefined) return;
    const moved = topOf(held.element) - held.top;
    // At once, also where the page is set to glide.
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
