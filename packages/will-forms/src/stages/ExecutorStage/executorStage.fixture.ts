import type { Asset, ExecutorDetails } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';

const [first, second] = meera.executor.commonExecutors;
if (!first || !second) throw new Error('Meera has two executors');

/** The people of Meera's list: the primary executor and the backup. */
export const rohan = first;
export const ashwini = second;
/** Somebody of whom nothing is said yet. */
export const blank = { id: 'executor-blank', name: '', email: '', phone: '', address: '', isBackup: false };

/** Meera's three assets, and a car that nobody receives. */
export const assets: Asset[] = [
  ...meera.assets,
  {
    id: 'asset-car',
    type: 'Vehicle',
    identifier: 'MH 12 AB 1234',
    description: '',
    nomineeAllocations: [],
  },
];

/** Separate mode, with the lists of some assets by their ids. */
export const separate = (executorsPerAsset: ExecutorDetails['executorsPerAsset']): ExecutorDetails => ({
  appointExecutor: 'yes',
  executorMode: 'separate',
  commonExecutors: [],
  executorsPerAsset,
});
