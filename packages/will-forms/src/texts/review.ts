/**
 * Texts of stage 7, Review. Those under `proposed` are ours, for sign-off.
 *
 * @see spec.md, section 2, Review stage
 */
export const reviewTexts = {
  terms: 'Important Terms and Conditions',
  agreement: 'I have reviewed all the information and agree to the terms and conditions above',
  previous: 'Previous',
  saveDraft: 'Save Draft',
  submit: 'Submit Will',
  submitting: 'Creating your will...',
  proposed: {
    title: 'Review your will',
    lead: 'Check every line. You can change anything before you submit.',
    notMadeYet: 'Your will is not made until you submit.',
    showAll: 'Show all sections',
    hideAll: 'Hide all sections',
    edit: 'Edit',
    incomplete: 'Not complete',
    notProvided: 'Not provided',
    yes: 'Yes',
    no: 'No',
    unknown: 'Unknown nominee',
    chooseNominee: (place: string) => `Choose a nominee for ${place}`,
    showId: 'Show ID number',
    hideId: 'Hide ID number',
    age: (years: number) => `(age ${years})`,
    noChildren: 'None',
    child: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
    nominees: (count: number) => (count === 1 ? '1 nominee' : `${count} nominees`),
    assets: (count: number) => (count === 1 ? '1 asset' : `${count} assets`),
    shares: 'Shares',
    unshared: (percentage: number) => `${percentage}% of this asset is not given to anyone by name.`,
    unsharedResidue: (percentage: number) => `${percentage}% of the residue is not given to anyone by name.`,
    executorCount: (count: number) => (count === 1 ? '1 executor' : `${count} executors`),
    noExecutor: 'No executor',
    appointed: 'Executor appointed',
    assigned: 'Assigned',
    scope: 'Covers',
    valueLimit: 'Value limit',
    noLimit: 'No limit',
    distribution: 'Who receives it',
    residueInstructions: 'Your instructions',
    caretaker: "Caretaker of minors' shares",
    legalGuardian: 'Their legal guardian',
    pets: 'Pets',
    noContest: 'No Contest Clause',
    included: 'Included',
    notIncluded: 'Not included',
    special: 'Special instructions',
    none: 'None',
    witnesses: 'Witnesses',
    witnessesLater: 'Added later: the will has blank lines for them',
    witnessesLaterShort: 'Witnesses later',
    witnessCount: (count: number) => (count === 1 ? '1 witness' : `${count} witnesses`),
  },
} as const;

/**
 * The points of the terms, in the order of the specification, which gives what they say and not their sentences.
 *
 * @proposed Their sentences await sign-off by legal reviewers.
 * @see spec.md, section 2, Review stage, The terms text
 */
export const termsPoints: readonly string[] = [
  'Your will is generated from the information you provide.',
  'You are responsible for the accuracy of that information.',
  'We are not liable for the legal validation or the execution of your will.',
  'Your will must be executed as your local laws require.',
  'We recommend that a lawyer reviews your will.',
  'There is no guarantee that your will is legally valid.',
  'Keep your will secure and tell your executor where it is.',
  'Review your will from time to time and after every major life event.',
];
