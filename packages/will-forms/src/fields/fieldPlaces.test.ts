import { composeWill } from '@virasat/pdf';
import { largeDraft, meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { placeOfPath } from './pathPlaces.ts';

const firstPlace = (path: string): string | undefined => {
  const place = placeOfPath(path, meera);
  if (place === null) return undefined;
  const { stage, share, targetIds } = place;
  return share === undefined
    ? `${stage} ${targetIds[0]}`
    : `${stage} ${share.idPrefix} row ${share.at} ${share.field}`;
};

describe('the place of an answer', () => {
  test.each([
    ['personalDetails.fullName', '1 personalDetails-fullName'],
    ['personalDetails.children.1.age', '1 personalDetails-children-child-shrikant-age'],
    ['nominees', '2 nominees-add'],
    ['nominees.0.relation', '2 nominees-nominee-rohan-relation'],
    ['assets.1.identifier', '3 assets-asset-deposit-identifier'],
    ['assets.1.nomineeAllocations', '3 assets-asset-deposit-add'],
    ['assets.1.nomineeAllocations.1.percentage', '3 assets-asset-deposit row 1 share'],
    ['executor.appointExecutor', '4 executor-appointExecutor'],
    ['executor.commonExecutors.1.phone', '4 executor-common-executor-ashwini-phone'],
    ['residuary.valueLimit', '5 residuary-valueLimit'],
    ['residuary.customAllocations.2.nomineeId', '5 residuary-customAllocations row 2 person'],
    ['otherInfo.caretaker', '6 otherInfo-caretaker'],
    ['otherInfo.witnesses.1.address', '6 otherInfo-witnesses-witness-2-address'],
  ])('%s is %s', (path, place) => {
    expect(firstPlace(path)).toBe(place);
  });

  test('that is no answer of the draft is nowhere', () => {
    expect(placeOfPath('weather.today', meera)).toBeNull();
  });

  test.each([meera, largeDraft(5, 4)])('is known for every answer that the will prints', (draft) => {
    const { title, articles } = composeWill(draft);
    const fields = [title, ...articles.flatMap(({ blocks }) => blocks)].flatMap((block) => block.fields);
    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields) expect([field, placeOfPath(field, draft)]).not.toEqual([field, null]);
  });
});
