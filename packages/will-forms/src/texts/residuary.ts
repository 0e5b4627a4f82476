/**
 * Texts of stage 5, Residuary Clause.
 * The specification gives none, so all are ours, for sign-off.
 *
 * @see spec.md, section 3, residuary; design.md, 3.3 (5); wording.md, VI and convention 16
 */
export const residuaryTexts = {
  proposed: {
    lead: 'This decides who receives whatever the list of assets does not cover.',
    explanation:
      'What is left over is called the residue: property that no asset of your list describes, and shares that are not given to anyone or cannot take effect.',
    scope: 'What should the residuary clause cover?',
    scopes: {
      'only-mentioned': {
        label: 'Only the assets in my will',
        hint: 'Parts of your listed assets that are not given to anyone. Property that is not listed passes by law, outside your will.',
      },
      'all-including-unmentioned': {
        label: 'Everything I own, listed or not',
        hint: 'Also property that you forgot to list, or that you come to own later.',
      },
    },
    valueLimit: 'Value limit',
    valueLimitHint:
      'The most that unlisted property may add to the residue. Leave it empty for no limit. For the USA or the UK write the amount with its currency.',
    valueLimitEcho: (amount: string) => `That is ${amount}.`,
    distribution: 'Who should receive the residue?',
    distributions: {
      'legal-heirs': {
        label: 'My legal heirs, equally',
        hint: 'Class I legal heirs, as the law of succession names them.',
      },
      'all-beneficiaries': {
        label: 'All my nominees, equally',
        hint: 'Everyone in your list of nominees, one share each.',
      },
      custom: { label: 'Nominees, in shares I choose', hint: 'You give each of them a share in per cent.' },
      text: { label: 'As I write it myself', hint: 'You describe it in your own words.' },
    },
    legalHeirsTag: 'Used if you do not choose another way',
    shares: 'Shares of the residue',
    addNominee: 'Add a nominee to the residue',
    subject: 'the residue',
    share: (at: number) => `Share ${at + 1}`,
    customText: 'Your instructions for the residue',
    customTextHint:
      'Say who receives what part. These words apply to the residue only: they cannot change the share of a listed asset.',
  },
} as const;
