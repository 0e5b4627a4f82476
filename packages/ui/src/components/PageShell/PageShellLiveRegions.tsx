import { useEffect, useState } from 'react';
import { type AnnouncementPriority, onAnnouncement } from '../../lib/announce.ts';

/** A message and how many came before it. */
interface Spoken {
  message: string;
  count: number;
}

const nothing: Spoken = { message: '', count: 0 };

/** The same words twice in a row are a change only if something differs: a space that no reader speaks. */
function distinct({ message, count }: Spoken): string {
  return count % 2 === 0 ? message : `${message}\u00a0`;
}

/** The page's one polite and one assertive live region; they must be there before the first message. */
export function LiveRegions() {
  const [spoken, setSpoken] = useState<Record<AnnouncementPriority, Spoken>>({
    polite: nothing,
    assertive: nothing,
  });
  useEffect(
    () =>
      onAnnouncement((message, priority) => {
        setSpoken((before) => ({ ...before, [priority]: { message, count: before[priority].count + 1 } }));
      }),
    [],
  );
  return (
    <div data-slot="live-regions" className="sr-only print:hidden">
      <div aria-live="polite">{distinct(spoken.polite)}</div>
      <div aria-live="assertive">{distinct(spoken.assertive)}</div>
    </div>
  );
}
