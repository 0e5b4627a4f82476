/**
 * Words round the points to check, ours, for sign-off. What a check says itself comes from the checks, in the will's
 * language.
 *
 * @see checks.md; design.md section 4, point 7
 */
export const checksTexts = {
  proposed: {
    title: 'Points to check',
    lead: 'What a careful lawyer would ask about these answers.',
    looking: 'Checking your will…',
    blockedTitle: 'Before you can submit',
    toRead: 'Please read these',
    read: 'I have read this',
    others: 'Worth a look',
    checked: (checked: number, fine: number): string =>
      `We checked ${checked} points; ${fine} ${fine === 1 ? 'is' : 'are'} fine`,
    fine: 'Fine',
    found: (count: number): string => (count === 1 ? '1 point' : `${count} points`),
    unreadTitle: 'Before you submit',
    unreadLead: 'You have not said that you have read these points.',
    goBack: 'Go back',
    submitAsItIs: 'Submit as it is',
    atStage: 'Points to look at',
    whatIfTitle: 'What happens if…',
    whatIfLead: 'Choose what might happen, and read who then takes what and which clause decides it.',
    whatIfWhat: 'What happens?',
    nomineeDies: 'A nominee dies first',
    assetGone: 'An asset is gone',
    whichNominee: 'Which nominee?',
    whichAsset: 'Which asset?',
    clauses: (ids: readonly string[]): string =>
      ids.length === 1 ? `Clause ${ids.join('')}` : `Clauses ${ids.join(', ')}`,
    moreTitle: 'A few more answers',
    moreLead:
      'They make the points above sharper. Nobody has to give them, and the will does not print them.',
    personalLaw: 'Which personal law applies to you?',
    personalLaws: {
      hindu: 'Hindu, Buddhist, Sikh or Jain',
      muslim: 'Muslim',
      christian: 'Christian',
      parsi: 'Parsi',
      other: 'Another, or none',
      '': 'Not answered',
    },
    earlierWill: 'Have you made a will before?',
    earlierWills: {
      none: 'No',
      unregistered: 'Yes, not registered',
      registered: 'Yes, registered',
      abroad: 'Yes, in another country',
      '': 'Not answered',
    },
    witnessesAdult: 'Are all witnesses 18 or older?',
  },
} as const;
