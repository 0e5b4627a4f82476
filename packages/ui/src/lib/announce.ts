/** `polite` waits until the reader is free; `assertive` interrupts, for failures alone. */
export type AnnouncementPriority = 'polite' | 'assertive';

/** Receives each message that is to be spoken. */
export type AnnouncementListener = (message: string, priority: AnnouncementPriority) => void;

// One list for the whole page: the live regions are mounted once, and whoever has something to say may stand anywhere.
const listeners = new Set<AnnouncementListener>();

/**
 * Speaks a message to screen readers through the page's live regions, which PageShell mounts. Does nothing
 * where none is mounted. Say each thing once, and never only here: it must stand on the screen as well.
 * @see design.md, 2.3, PageShell
 */
export function announce(message: string, priority: AnnouncementPriority = 'polite'): void {
  for (const listener of listeners) listener(message, priority);
}

/** Hears every announcement until the returned function is called. For live regions and for tests. */
export function onAnnouncement(listener: AnnouncementListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
