import { formatRupees, RadioGroup, TextField } from '@virasat/ui';
import { type Residuary, residuaryScopes } from '@virasat/will-model';
import { memo } from 'react';
import { StageFindings } from '../../review/StageFindings/index.ts';
import { residuaryTexts } from '../../texts/residuary.ts';
import { drawnFor, type SectionProps } from '../StageForm/index.ts';
import { fieldId } from './residuaryPlaces.ts';
import { readRupeesAsPaise } from './valueLimit.ts';

const texts = residuaryTexts.proposed;
const options = residuaryScopes.map((value) => ({ value, ...texts.scopes[value] }));

export interface ResiduaryScopeProps extends SectionProps<Residuary> {
  /** Whether amounts are in rupees: then a typed limit is shown back in Indian grouping. */
  inRupees: boolean;
}

/** What the residue covers, and the limit that unlisted property may have. */
export const ResiduaryScope = memo(
  function ResiduaryScope({ form, inRupees }: ResiduaryScopeProps) {
    const { scope, valueLimit } = form.values;
    const paise = inRupees ? readRupeesAsPaise(valueLimit) : null;
    function handleChange(chosen: string): void {
      const known = residuaryScopes.find((value) => value === chosen);
      if (known) form.set('scope', known);
    }
    return (
      <div className="space-y-4">
        <RadioGroup
          name={fieldId('scope')}
          label={texts.scope}
          error={form.messageAt('scope')}
          options={options}
          value={scope}
          onValueChange={handleChange}
        />
        {scope === 'all-including-unmentioned' && (
          <div className="space-y-2 border-s-2 border-primary ps-5 xs:ms-6">
            <TextField
              {...form.text('valueLimit', fieldId('valueLimit'))}
              label={texts.valueLimit}
              hint={texts.valueLimitHint}
              width="long"
              optional
              autoComplete="off"
            />
            {paise !== null && (
              <p className="text-ink-2 tabular">{texts.valueLimitEcho(formatRupees(paise))}</p>
            )}
          </div>
        )}
        <StageFindings block="residuaryScope" />
      </div>
    );
  },
  drawnFor<Residuary>('scope', 'valueLimit'),
);
