import { toStoredDraft, type WillDraft } from '@virasat/will-model';
import { ashwini, meeraIn } from '@virasat/will-model/fixtures';

const inMarathi = meeraIn('marathi');
const [rohan, kulkarni] = inMarathi.executor.commonExecutors;
if (rohan === undefined || kulkarni === undefined) throw new Error('Meera has two executors');

/** A married woman with two minors, separate executors and shares of the residue, in Marathi. */
export const marriedWoman: WillDraft = {
  ...inMarathi,
  executor: {
    appointExecutor: 'yes',
    executorMode: 'separate',
    commonExecutors: [],
    executorsPerAsset: {
      'asset-flat': [rohan, kulkarni],
      'asset-deposit': [{ ...kulkarni, phone: '+91 98765 43212', isBackup: false }],
      'asset-policy': [{ ...rohan, email: 'rohan.policy@example.com' }],
    },
  },
};

/** A single man with one asset and nobody appointed, in English. */
export const singleMan: WillDraft = {
  ...ashwini,
  personalDetails: {
    ...ashwini.personalDetails,
    documentName: 'Will of Vasant',
    fullName: 'Vasant Kulkarni',
    gender: 'male',
    guardianName: 'Lakshmi Kulkarni',
  },
  nominees: ashwini.nominees.map((nominee) => ({ ...nominee, name: 'Ashwini Kulkarni', relation: 'Sister' })),
};

/**
 * A will as an earlier version stored it: without the ids, the other information and the answers that came later, and
 * with numbers as text.
 */
export function olderForm(draft: WillDraft): Record<string, unknown> {
  const { otherInfo, ...rest } = toStoredDraft(draft);
  const older = (key: string, value: unknown): unknown => {
    if (key === 'hasChildren' || key === 'childrenAsNominees') return undefined;
    return key === 'percentage' || key === 'age' ? String(value) : value;
  };
  const withoutId = ({ id, ...item }: { id: string }): object => item;
  return JSON.parse(
    JSON.stringify(
      {
        ...rest,
        assets: rest.assets.map(withoutId),
        personalDetails: { ...rest.personalDetails, children: rest.personalDetails.children.map(withoutId) },
        executor: { ...rest.executor, commonExecutors: rest.executor.commonExecutors.map(withoutId) },
      },
      older,
    ),
  );
}
