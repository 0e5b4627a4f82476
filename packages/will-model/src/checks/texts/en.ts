/**
 * The words of the checks in English. They say what was seen and ask; they never say that a gift is void, because the
 * section that says so doesn't reach everybody.
 *
 * @see checks.md, Words
 */
export const english = {
  shared: {
    you: 'You',
    wholeWill: 'The whole will',
    assetNumber: 'Asset {number}',
    place: 'Step {number}, {stage}',
  },
  checks: {
    P2: {
      title: 'You are not one of your nominees',
      text: '{name} is the name of a nominee and also your own.',
      reason: 'You cannot receive anything under your own will.',
    },
    A1: {
      title: 'Each asset is given away in full',
      text: 'The shares of ‘{asset}’ add up to {total}%. The remaining {rest}% falls into the residue.',
      reason:
        'What is left over goes to the people of the residuary clause, who may not be those you have in mind here.',
      fix: 'Share it equally among the same nominees',
    },
    A3: {
      title: 'Every share of an asset is given to somebody on the list',
      text: '{percentage}% of ‘{asset}’ is given to somebody who is no longer a nominee.',
      reason: 'A gift to nobody in particular cannot take effect.',
      fix: 'Remove this share',
    },
  },
} as const;
