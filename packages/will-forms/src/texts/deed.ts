import type { DeedRelationType } from '@virasat/will-model';

/**
 * Words of the free will-deed. Those under `proposed` are ours, for sign-off; the steps of signing come from the wording.
 *
 * @see spec.md section 2, Free will-deed; design.md 3.5
 */
export const deedTexts = {
  errorsTitle: 'Please correct the following errors:',
  fileName: 'will-deed.pdf',
  proposed: {
    title: 'Free will-deed',
    lead: 'A simple will on one page: everything you own goes to the people you name, in equal shares.',
    otherShares: 'To give different shares, or one thing to one person, use the will with all its stages.',
    aboutYou: 'About you',
    fullName: 'Full name',
    relationType: 'You are the',
    relationTypes: { Son: 'Son of', Daughter: 'Daughter of', Wife: 'Wife of' } satisfies Record<
      DeedRelationType,
      string
    >,
    parentName: 'Name of your parent or spouse',
    address: 'Address',
    dateOfBirth: 'Date of birth',
    ageIs: (years: number): string => `You are ${years}`,
    notARealDate: 'Enter a real date, for example 27 3 1984',
    occupation: 'Occupation',
    executors: 'Executors',
    executorsText: 'An executor carries out your will. The backup acts if the primary cannot.',
    primary: 'Primary executor',
    backup: 'Backup executor',
    name: 'Full name',
    nominees: 'Nominees',
    nomineesText: 'The people who receive everything you own, in equal shares. Add them one at a time.',
    nomineeName: 'Nominee name',
    nomineeRelationship: 'Relationship to you',
    nextNominee: 'Next nominee',
    addNominee: 'Add nominee',
    giveBoth: 'Give both a name and a relationship.',
    nomineeAdded: (name: string, count: number): string => `${name} added. ${count} in the list.`,
    nomineeRemoved: (name: string, left: number): string =>
      `${name} removed. ${left === 0 ? 'None' : left} left.`,
    remove: 'Remove',
    removeNominee: (index: number, name: string): string => `Remove nominee ${index + 1}, ${name}`,
    date: 'Date',
    dateText: 'The day on which you and both witnesses sign. It is printed in the deed.',
    signingDate: 'Date of the deed',
    witnesses: 'Witnesses',
    witnessesText: 'Two people aged 18 or older who receive nothing under the deed.',
    firstWitness: 'First witness',
    secondWitness: 'Second witness',
    signing: 'How to sign it',
    points: 'Points to check',
    notAdded: (name: string): string =>
      `You have typed a nominee, ${name}, who is not added to the list. Press Add nominee, or clear the boxes.`,
    download: 'Download will-deed.pdf',
    making: 'Making your deed…',
    madeTitle: 'Your deed is ready',
    madeText: 'It was saved by your browser as will-deed.pdf. Print it and sign it as the steps say.',
    downloadAgain: 'Download again',
    startAgain: 'Clear this form',
    startAgainTitle: 'Clear this form?',
    startAgainText: 'Everything you typed here is removed from this device.',
    keepIt: 'Keep it',
    unreadTitle: 'Before you download',
    goBack: 'Go back',
    downloadAsItIs: 'Download as it is',
  },
} as const;
