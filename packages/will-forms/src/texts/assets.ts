import type { AssetType } from '@virasat/will-model';

/** Words of stage 3. @see spec.md section 2, Assets stage; design.md 3.3 */
export const assetsTexts = {
  proposed: {
    lead: 'List what you own and say who should receive each part.',
    list: 'Your assets',
    empty: 'Add a bank account, a flat, a policy, a vehicle: one entry for each.',
    legend: (index: number): string => `Asset ${index + 1}`,
    shareLegend: (asset: number, share: number): string => `Asset ${asset + 1}, share ${share + 1}`,
    type: 'Asset type',
    identifier: 'Asset identifier',
    identifierHint: 'What tells this asset apart from all others',
    identifierHints: {
      'Financial Account': 'Bank, branch and the last four digits of the account',
      'Retirement Account': 'Fund or scheme and the last four digits of the account, for example EPF or NPS',
      'Life Insurance': 'Insurer and policy number',
      'Real Estate': 'Flat or plot number, building, and survey or CTS number',
      Vehicle: 'Registration number and model',
      'Cash and Valuables': 'What it is and where it is kept',
      Others: 'What tells this asset apart from all others',
    } satisfies Record<AssetType, string>,
    repeatedIdentifier: 'Use a different identifier so executors are not mixed up.',
    description: 'Description',
    descriptionHint: 'Printed in the will, for example what it is worth or where the papers are',
    shares: 'Who receives this asset',
    addShare: 'Add nominee to this asset',
    subject: 'this asset',
    total: (percentage: number): string => `Total ${percentage}%`,
    add: 'Add an asset',
    unnamed: (index: number): string => `Nominee ${index + 1} (no name yet)`,
    noNominees: 'There is nobody to choose yet. Add a new nominee here, or go back to Nominees.',
  },
} as const;
