/**
 * Texts of stage 6, Other Information. Those under `proposed` are ours, for sign-off.
 *
 * @see spec.md, section 2, Other information stage
 */
export const otherInfoTexts = {
  witnessesLater: "No, I'll add them later",
  proposed: {
    lead: 'A few choices that avoid questions later.',
    guardian: 'Should the legal guardian look after what minor beneficiaries receive?',
    guardianHint:
      'If someone who inherits is under 18 when you die, their legal guardian looks after their share until they are 18.',
    caretaker: 'Name of the caretaker',
    caretakerHint: 'This person looks after the share only, not after the child.',
    pets: 'Do you have pets?',
    petDetails: 'Pet details',
    petDetailsHint: 'Which pets, who should keep them, and how.',
    noContest: 'Do you want a No Contest Clause?',
    noContestHint: 'A beneficiary who contests the will forfeits their inheritance.',
    special: 'Do you have special instructions?',
    specialInstructions: 'Special instructions',
    specialInstructionsHint: 'Wishes about your funeral, your papers, your online accounts or the like.',
    givesNoProperty: 'These words give no property. To give money or a thing, add it as an asset.',
    witnessNow: 'Do you want to add the details of your witnesses now?',
    witnessNowHint: 'Two people who see you sign. If you add them later, the will has blank lines for them.',
    witnesses: 'Witnesses',
    witnessesHint:
      'Two to four people, each 18 or older. Nobody who inherits, and nobody married to them, should be a witness.',
    witness: (index: number) => `Witness ${index + 1}`,
    witnessName: 'Full name',
    witnessAddress: 'Address',
    addWitness: 'Add a witness',
    tooManyWitnesses: 'You can add up to four witnesses.',
  },
} as const;
