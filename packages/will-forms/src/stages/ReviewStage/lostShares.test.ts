import { brokenDraft, meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { lostShares } from './lostShares.ts';

test('finds nothing where every share names a nominee', () => {
  expect(lostShares(meera)).toEqual([]);
});

test('names the asset whose share names nobody any more', () => {
  expect(lostShares(brokenDraft)).toMatchObject([
    { percentage: 60, place: 'Flat 3, Kshitij Apartment, CTS No. 1187', stage: 3 },
  ]);
});

test('counts shares of the residue only where it is shared out by hand', () => {
  const nominees = meera.nominees.filter(({ id }) => id !== 'nominee-rohan');
  const draft = { ...meera, nominees, assets: [] };
  expect(lostShares(draft)).toMatchObject([{ percentage: 60, place: 'the residue', stage: 5 }]);
  expect(
    lostShares({ ...draft, residuary: { ...meera.residuary, distributionOption: 'legal-heirs' } }),
  ).toEqual([]);
});

test('leaves a row where nobody has been chosen to its own stage', () => {
  const [asset] = meera.assets;
  if (!asset) throw new Error('Meera has assets');
  const draft = {
    ...meera,
    assets: [{ ...asset, nomineeAllocations: [{ nomineeId: '', percentage: 10, comment: '' }] }],
  };
  expect(lostShares(draft)).toEqual([]);
});
