import { Button } from '@virasat/ui';
import type { DeedNominee } from '@virasat/will-model';
import { deedTexts } from '../../texts/deed.ts';

export interface DeedNomineeRowProps {
  nominee: DeedNominee;
  index: number;
  onRemove(): void;
}

/** One nominee of the list. */
export function DeedNomineeRow({
  nominee: { id, name, relationship },
  index,
  onRemove,
}: DeedNomineeRowProps) {
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 wrap-anywhere" translate="no">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2">{relationship}</p>
      </div>
      <Button
        id={`deed-nominee-${id}-remove`}
        variant="quiet"
        size="dense"
        aria-label={deedTexts.proposed.removeNominee(index, name)}
        onClick={onRemove}
      >
        {deedTexts.proposed.remove}
      </Button>
    </li>
  );
}
