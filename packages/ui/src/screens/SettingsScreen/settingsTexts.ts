/** The words of the settings page. Those under `proposed` are ours, for sign-off. */
export const settingsTexts = {
  /** spec.md, section 2, Dashboard and Settings. */
  title: 'Account Settings',
  saveChanges: 'Save Changes',
  availableBalance: 'Available balance for creating wills',
  loadFailed: 'Error loading account settings',
  tryAgain: 'Try Again',
  /** spec.md, section 5, Account and documents. */
  typeWord: (word: string) => `Please type ${word} to confirm deletion`,
  proposed: {
    loading: 'Loading your account settings',
    profile: 'Profile',
    email: 'E-mail',
    emailHint: 'You sign in with this address. It can’t be changed here.',
    name: 'Name',
    nameHint: 'Printed on your invoices.',
    whatsapp: 'WhatsApp number',
    whatsappPlaceholder: '+91 98765 43210',
    saved: 'Changes saved',
    savedAt: (time: string) => `Saved ${time}`,
    balance: 'Balance',
    coupons: 'Available coupons',
    couponsHint: 'A coupon pays for one will and is used before your balance.',
    topUp: 'Add to your balance',
    deleteTitle: 'Delete account',
    deleteLead: 'This can’t be undone. You lose:',
    deleteLosses: [
      'every will and draft kept in your account, with its PDF',
      'your balance and your coupons',
      'whatever this browser keeps for you',
    ],
    deleteKept:
      'A will that you have printed and signed stays as valid as it is. Records of payments are kept, as tax law demands.',
    deleteWord: (word: string) => `Type ${word} to confirm`,
    deleteButton: 'Delete account',
  },
} as const;
