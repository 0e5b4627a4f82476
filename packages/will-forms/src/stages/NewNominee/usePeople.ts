import type { Person } from '@virasat/ui';
import { isBlank, type Nominee } from '@virasat/will-model';
import { useMemo } from 'react';
import { assetsTexts } from '../../texts/assets.ts';

/**
 * Whom shares can be given to, also before the page has heard of somebody who was just added.
 *
 * @param added Who was added at this stage.
 */
export function usePeople(nominees: readonly Nominee[], added: readonly Nominee[]): readonly Person[] {
  return useMemo(() => {
    const known = new Set(nominees.map(({ id }) => id));
    return [...nominees, ...added.filter(({ id }) => !known.has(id))].map(({ id, name }, index) => ({
      id,
      name: isBlank(name) ? assetsTexts.proposed.unnamed(index) : name,
    }));
  }, [nominees, added]);
}
