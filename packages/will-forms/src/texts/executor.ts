/**
 * Texts of stage 4, Executor Details.
 * The specification gives none, so all are ours, for sign-off.
 *
 * @see spec.md, section 2, Executor stage; design.md, 3.3 (4)
 */
export const executorTexts = {
  proposed: {
    lead: 'An executor carries out your will. Choose someone you trust, and ask them first.',
    appoint: 'Do you want to appoint an executor?',
    appointHint:
      'Executor: the person who carries out your will: who pays the debts and hands over what you give.',
    appointedNobody:
      'Your will then names no executor. Whoever inherits may have to ask a court to appoint an administrator.',
    mode: 'How do you want to assign executors?',
    modes: {
      common: { label: 'The same executors for everything', hint: 'One list, for all your assets.' },
      separate: {
        label: 'Separate executors for each asset',
        hint: 'A list for each asset, where different people know different things.',
      },
    },
    commonHeading: 'Executors',
    orderHint:
      'The first is the primary executor. Later ones step in, in this order, if those before cannot act.',
    add: 'Add an executor',
    addBackup: 'Add a backup executor',
    empty: 'Add the person who should carry out your will.',
    legend: (index: number) => `Executor ${index + 1}`,
    primaryTag: 'Primary',
    backupTag: (index: number) => `Backup ${index}`,
    makePrimary: 'Make primary',
    makePrimaryOf: (name: string) => `Make primary: ${name}`,
    madePrimary: (name: string) => (name === '' ? 'Made primary.' : `${name} is now the primary executor.`),
    chooseFromNominees: 'Choose from nominees',
    chooseFromNomineesHint: 'Fills in the name. You can also type another one.',
    chooseNobody: 'Someone else',
    fullName: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    phonePlaceholder: '+91 98765 43210',
    address: 'Address',
    assetsHeading: 'Executors for each asset',
    noAssets: 'There is no asset yet. Add your assets first, then come back here.',
    assetTitle: (index: number, identifier: string) =>
      identifier.trim() === '' ? `Asset ${index + 1}` : identifier,
    missing: 'Missing',
    count: (count: number) => (count === 1 ? '1 executor' : `${count} executors`),
    sameAs: (asset: string) => `Use the same executors as ${asset}`,
    copied: (count: number, asset: string) =>
      `${count === 1 ? '1 executor' : `${count} executors`} copied from ${asset}.`,
  },
} as const;
