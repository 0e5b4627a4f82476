import type { Asset } from '../../stages/assets/assets.shape.ts';
import {
  ashwiniAsExecutor,
  assets,
  type Case,
  changed,
  commented,
  locker,
  other,
  personal,
  savings,
  shares,
  varied,
  vasantAsExecutor,
} from './calm.ts';

const two = (one: number, another: number): Asset => ({
  ...savings,
  nomineeAllocations: shares(['nominee-rohan', one], ['nominee-aarav', another]),
});
const three = (...percentages: [number, number, number]): Asset => ({
  ...savings,
  nomineeAllocations: percentages.map((percentage, index) => ({
    nomineeId: ['nominee-rohan', 'nominee-aarav', 'nominee-x'][index] ?? '',
    percentage,
    comment: '',
  })),
});
const asset = (changes: Partial<Asset>): Asset => ({ ...savings, ...changes });
const flat = asset({ id: 'asset-flat', type: 'Real Estate', identifier: 'Flat 3, Kshitij Apartment' });
const separate = (executorsPerAsset: Record<string, (typeof ashwiniAsExecutor)[]>) => ({
  executorMode: 'separate' as const,
  executorsPerAsset,
});
const instructions = (specialInstructions: string) =>
  other({ hasSpecialInstructions: true, specialInstructions });
const perAsset = { [savings.id]: [ashwiniAsExecutor], [locker.id]: [vasantAsExecutor] };

/** Cases of the checks of assets and shares (A). */
export const assetCases = {
  A1: {
    fires: assets(two(60, 39), locker),
    near: assets(two(60, 40), locker),
    fixed: changed({ assets: [two(50, 50), locker] }),
  },
  A2: {
    fires: assets(three(33, 33, 33), locker),
    near: assets(three(34, 33, 33), locker),
  },
  A3: {
    fires: assets(asset({ nomineeAllocations: shares(['nominee-gone', 60], ['nominee-aarav', 40]) }), locker),
    // A row in which nobody is chosen yet is the stage's own fault to report.
    near: assets(asset({ nomineeAllocations: shares(['', 60], ['nominee-aarav', 40]) }), locker),
    fixed: changed({ assets: [asset({ nomineeAllocations: shares(['nominee-aarav', 40]) }), locker] }),
  },
  A4: {
    fires: assets(savings, asset({ id: 'asset-2', identifier: 'hdfc  savings account 00123' })),
    near: assets(savings, asset({ id: 'asset-2', identifier: 'HDFC savings account 00124' })),
  },
  A5: {
    fires: assets(savings, asset({ id: 'asset-2', identifier: 'Savings, HDFC, no. 001-23' })),
    near: assets(savings, asset({ id: 'asset-2', type: 'Others', identifier: 'HDFC no. 00123' })),
  },
  A6: {
    fires: varied({ executor: separate({ ...perAsset, 'lost/Old name': [vasantAsExecutor] }) }),
    near: varied({
      executor: separate({ ...perAsset, 'lost/Old name': [{ ...vasantAsExecutor, name: ' ' }] }),
    }),
    fixed: changed({ executor: separate(perAsset) }),
  },
  A8: {
    fires: assets(asset({ identifier: 'HDFC savings account' }), locker),
    near: assets(savings, { ...locker, identifier: 'Locker' }),
  },
  A10: {
    fires: assets(asset({ type: 'Life Insurance' }), locker),
    near: varied({
      personalDetails: { country: 'USA' },
      assets: [asset({ type: 'Life Insurance' }), locker],
    }),
  },
  A11: {
    fires: assets(asset({ type: 'Retirement Account' }), locker),
    near: varied({
      personalDetails: { country: 'UK' },
      assets: [asset({ type: 'Retirement Account' }), locker],
    }),
  },
  A12: { fires: assets(flat, locker), near: assets({ ...flat, type: 'Others' }, locker) },
  A13: {
    fires: assets({ ...flat, description: 'In New York' }, locker),
    near: assets({ ...flat, description: 'In New Yorkshire Lane, Pune' }, locker),
  },
  A14: {
    fires: assets(savings, asset({ id: 'asset-2', type: 'Vehicle', identifier: 'MH 12 AB 1234' })),
    near: assets(savings, asset({ id: 'asset-2', type: 'Others', identifier: 'FDR-free bicycle 12' })),
  },
  A16: {
    fires: instructions('Please give my books to Aarav Deshpande or Rohan Deshpande.'),
    near: instructions('Please give my books to the school library.'),
  },
  A18: {
    fires: commented('The PIN is 4821.'),
    near: personal({ address: '4 Lakshmi Road, Pune, PIN 411030, PIN code 4110' }),
  },
  A19: { fires: commented('Only if he marries'), near: commented('With a gift shop') },
  A20: { fires: commented('In equal shares'), near: commented('Unequal on purpose') },
  A21: { fires: commented('For life only'), near: commented('Lifelike portraits') },
} satisfies Record<string, Case>;
