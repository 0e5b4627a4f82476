import { RadioGroup, Tag, TextArea } from '@virasat/ui';
import { type DistributionOption, distributionOptions, type Residuary } from '@virasat/will-model';
import { memo } from 'react';
import { residuaryTexts } from '../../texts/residuary.ts';
import { drawnFor } from '../StageForm/index.ts';
import { ResiduaryShares, type ResiduarySharesProps } from './ResiduaryShares.tsx';
import { fieldId } from './residuaryPlaces.ts';

const texts = residuaryTexts.proposed;

const optionOf = (value: DistributionOption) => ({
  value,
  ...texts.distributions[value],
  ...(value === 'legal-heirs' ? { tag: <Tag tone="neutral">{texts.legalHeirsTag}</Tag> } : {}),
});
const options = distributionOptions.map(optionOf);

/** Who receives the residue. Shares and text stay with the draft while another way is chosen. */
export const ResiduaryDistribution = memo(
  function ResiduaryDistribution(props: ResiduarySharesProps) {
    const { form } = props;
    const { distributionOption } = form.values;
    function handleChange(chosen: string): void {
      const known = distributionOptions.find((value) => value === chosen);
      if (known) form.set('distributionOption', known);
    }
    return (
      <div className="space-y-4">
        <RadioGroup
          name={fieldId('distributionOption')}
          label={texts.distribution}
          error={form.messageAt('distributionOption')}
          options={options}
          value={distributionOption}
          onValueChange={handleChange}
        />
        {distributionOption === 'custom' && (
          <div className="border-s-2 border-primary ps-5 xs:ms-6">
            <ResiduaryShares {...props} />
          </div>
        )}
        {distributionOption === 'text' && (
          <div className="border-s-2 border-primary ps-5 xs:ms-6">
            <TextArea
              {...form.text('customText', fieldId('customText'))}
              label={texts.customText}
              hint={texts.customTextHint}
            />
          </div>
        )}
      </div>
    );
  },
  drawnFor<Residuary>('distributionOption', 'customAllocations'),
);
