import { type Country, type Nominee, type Residuary, residuarySchema } from '@virasat/will-model';
import { useMemo, useState } from 'react';
import { residuaryTexts } from '../../texts/residuary.ts';
import { type NewNomineeOptions, useNewNominee } from '../NewNominee/index.ts';
import { type StageActions, StageForm, useStageForm } from '../StageForm/index.ts';
import { ResiduaryDistribution } from './ResiduaryDistribution.tsx';
import { ResiduaryScope } from './ResiduaryScope.tsx';
import { residuaryPlaces } from './residuaryPlaces.ts';

const texts = residuaryTexts.proposed;

export interface ResiduaryStageProps extends StageActions {
  residuary: Residuary;
  /** Who can be given a share. */
  nominees: readonly Nominee[];
  /** Somebody who is added beside the shares of the residue. */
  newNominee: NewNomineeOptions;
  /** The will's country: amounts are in rupees in India alone. */
  country: Country | '';
  /** Every change, valid or not. */
  onChange(residuary: Residuary): void;
  onNext(residuary: Residuary): void;
}

/**
 * Stage 5: what becomes of everything that the list of assets does not give away.
 *
 * @see spec.md section 2, Residuary stage, and section 5, Residuary
 */
export function ResiduaryStage({
  residuary,
  nominees,
  newNominee: newNomineeOptions,
  country,
  onChange,
  onNext,
  ...actions
}: ResiduaryStageProps) {
  const newNominee = useNewNominee(newNomineeOptions);
  const [keys, setKeys] = useState<readonly string[]>(() =>
    residuary.customAllocations.map((_, at) => String(at)),
  );
  const place = useMemo(() => residuaryPlaces(keys), [keys]);
  const form = useStageForm<Residuary>({
    values: residuary,
    schema: residuarySchema,
    onChange,
    onNext,
    place,
  });
  return (
    <StageForm form={form} number={5} lead={texts.lead} {...actions}>
      <p>{texts.explanation}</p>
      <ResiduaryScope form={form} inRupees={country === 'India'} />
      <ResiduaryDistribution
        form={form}
        nominees={nominees}
        newNominee={newNominee}
        keys={keys}
        onKeysChange={setKeys}
      />
    </StageForm>
  );
}
