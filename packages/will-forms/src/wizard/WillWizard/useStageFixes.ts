import type { WillDraft } from '@virasat/will-model';
import type { Finding } from '@virasat/will-model/checks';
import { useCallback, useState } from 'react';
import { type FieldPlace, placeOfTarget } from '../../fields/index.ts';
import type { DraftChanges } from './useDraftChanges.ts';

export interface StageFixes {
  /** How many fixes there were: the stage on screen starts anew from the answers after each. */
  fixes: number;
  /** Applies a finding's fix and leads to what it changed. */
  applyFix(finding: Finding): void;
}

/** Applies fixes to the stage on screen, which holds its answers by itself while it is there. */
export function useStageFixes(
  draft: WillDraft,
  changes: DraftChanges,
  onFieldOpen: (place: FieldPlace) => void,
): StageFixes {
  const [fixes, setFixes] = useState(0);
  const applyFix = useCallback(
    ({ fix, target }: Finding): void => {
      if (fix === undefined) return;
      const place = placeOfTarget(target, draft);
      changes.whole(fix.apply);
      setFixes((count) => count + 1);
      // Once the stage is there again.
      if (place !== null) setTimeout(() => onFieldOpen(place));
    },
    [draft, changes, onFieldOpen],
  );
  return { fixes, applyFix };
}
