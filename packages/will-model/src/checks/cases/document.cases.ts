import { aarav, type Case, calm, changed, nominees, other, personal, rohan, varied } from './calm.ts';

const more = (changes: Partial<NonNullable<typeof calm.moreAnswers>>) =>
  varied({
    moreAnswers: { personalLaw: 'hindu', earlierWill: 'none', areWitnessesAdult: true, ...changes },
  });
const instructions = (specialInstructions: string) =>
  other({ hasSpecialInstructions: true, specialInstructions });
const pets = (petDetails: string) => other({ hasPets: true, petDetails });
const note = (nomiee_notes: string) => nominees({ ...rohan, nomiee_notes }, aarav);
const field = 'nominees.0.name';
const unprinted = (letter: string) => ({
  draft: calm,
  facts: { glyphFaults: [{ field, letters: [letter] }] },
});
const nothingForAarav = {
  assets: calm.assets.slice(1),
  residuary: { customAllocations: [{ nomineeId: 'nominee-rohan', percentage: 100 }] },
};

/** Cases of the checks of the document (D). */
export const documentCases = {
  D1: {
    fires: varied({ personalDetails: { country: 'UK', idType: 'Aadhaar' } }),
    near: personal({ country: 'UK', idType: 'Passport' }),
  },
  D2: {
    fires: personal({ address: '12 Church Street, Goa 403001' }),
    near: personal({ address: '12 Goabari Street, Pune 411001' }),
  },
  D3: { fires: more({ personalLaw: 'muslim' }), near: more({ personalLaw: '' }) },
  D4: { fires: more({ earlierWill: 'registered' }), near: more({ earlierWill: 'unregistered' }) },
  D4b: { fires: more({ earlierWill: '' }), near: more({ earlierWill: 'abroad' }) },
  D5: { fires: unprinted('௵'), near: unprinted('🙏') },
  D5b: {
    fires: personal({ language: 'marathi' }),
    near: personal({ language: 'marathi', fullName: 'मीरा (Meera) देशपांडे' }),
  },
  D6: {
    fires: note('Lives\u202e next\u200b door 👨‍👩‍👧'),
    near: note('श्री र्‍हास क्‍ष Ⓡ © ™ – “A” → B\n\tnext line'),
    fixed: changed({ nominees: [{ ...rohan, nomiee_notes: 'Lives next door ' }, aarav] }),
  },
  D7: { fires: { draft: calm, facts: { overflows: [{ field }] } }, near: unprinted('௵') },
  D8: {
    fires: { draft: calm, facts: { isPdfOutdated: true } },
    near: { draft: calm, facts: { isPdfOutdated: false } },
  },
  D9: {
    fires: { draft: calm, facts: { lastReviewedOn: '2023-11-28' } },
    near: { draft: calm, facts: { lastReviewedOn: '2023-11-29' } },
  },
  D10: {
    fires: varied({ ...nothingForAarav, otherInfo: { includeNoContestClause: true } }),
    near: varied({ ...nothingForAarav, otherInfo: { includeNoContestClause: false } }),
  },
  D12: {
    fires: pets('My cat needs a home.'),
    near: pets('My cat goes to ashwini kulkarni, who agreed.'),
  },
  D13: {
    fires: instructions('No flowers at my funeral.'),
    near: instructions('My funerary urns are not for sale.'),
  },
  D14: {
    fires: instructions('We wish to be remembered.'),
    near: instructions('I wish the well to be covered.'),
  },
  D15: { fires: note('TBD'), near: note('TBD Apartments') },
} satisfies Record<string, Case>;
