import type { WillDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';

type Changes = {
  [Part in keyof WillDraft]?: WillDraft[Part] extends readonly unknown[]
    ? WillDraft[Part]
    : Partial<WillDraft[Part]>;
};

/** Meera's will with some answers changed. */
export const draftWith = ({
  personalDetails,
  nominees,
  assets,
  executor,
  residuary,
  otherInfo,
}: Changes): WillDraft => ({
  ...meera,
  personalDetails: { ...meera.personalDetails, ...personalDetails },
  nominees: nominees ?? meera.nominees,
  assets: assets ?? meera.assets,
  executor: { ...meera.executor, ...executor },
  residuary: { ...meera.residuary, ...residuary },
  otherInfo: { ...meera.otherInfo, ...otherInfo },
});
