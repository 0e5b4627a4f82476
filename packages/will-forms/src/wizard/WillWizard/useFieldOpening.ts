import type { StageNumber } from '@virasat/will-model';
import { useCallback, useEffect, useRef } from 'react';
import { type FieldPlace, goToField } from '../../fields/index.ts';

/**
 * Leads to a field, on this stage or another.
 *
 * @param onStageOpen Opens another stage, as Edit does.
 */
export function useFieldOpening(
  stage: StageNumber,
  onStageOpen: (stage: StageNumber) => void,
): (place: FieldPlace) => void {
  const awaited = useRef<FieldPlace | null>(null);
  const shown = useRef(stage);
  useEffect(() => {
    shown.current = stage;
    const place = awaited.current;
    // Another stage than the awaited one was opened, as where that can't be shown yet: nothing leads there later.
    awaited.current = null;
    if (place === null || place.stage !== stage) return;
    // After the wizard has put focus on the stage's heading, and not within React's own work: what is closed opens now.
    const frame = requestAnimationFrame(() => goToField(place));
    return () => cancelAnimationFrame(frame);
  }, [stage]);
  return useCallback(
    (place: FieldPlace): void => {
      if (place.stage === shown.current) {
        goToField(place);
        return;
      }
      awaited.current = place;
      onStageOpen(place.stage);
    },
    [onStageOpen],
  );
}
