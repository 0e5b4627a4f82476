import { Alert, Select, TextArea, TextField } from '@virasat/ui';
import { type Asset, assetTypes, isBlank } from '@virasat/will-model';
import { assetsTexts } from '../../texts/assets.ts';
import { AssetShares, type AssetSharesProps } from './AssetShares.tsx';
import { assetFieldId } from './assetsPlaces.ts';

const texts = assetsTexts.proposed;
const typeOptions = assetTypes.map((type) => ({ value: type, label: type }));

export type AssetFieldsProps = AssetSharesProps;

const isSameIdentifier = (one: Asset, other: Asset): boolean =>
  !isBlank(one.identifier) && one.identifier.trim() === other.identifier.trim();

/** What one asset is, and who receives it. */
export function AssetFields(props: AssetFieldsProps) {
  const { form, asset, index } = props;
  const isRepeated = form.values.assets.some(
    (other) => other.id !== asset.id && isSameIdentifier(other, asset),
  );
  return (
    <>
      <Select
        {...form.text(`assets.${index}.type`, assetFieldId(asset.id, 'type'))}
        label={texts.type}
        options={typeOptions}
      />
      <TextField
        {...form.text(`assets.${index}.identifier`, assetFieldId(asset.id, 'identifier'))}
        label={texts.identifier}
        hint={asset.type === '' ? texts.identifierHint : texts.identifierHints[asset.type]}
        autoComplete="off"
        spellCheck={false}
      />
      {isRepeated && <Alert tone="warn">{texts.repeatedIdentifier}</Alert>}
      <TextArea
        {...form.text(`assets.${index}.description`, assetFieldId(asset.id, 'description'))}
        label={texts.description}
        hint={texts.descriptionHint}
        optional
        autoComplete="off"
      />
      <AssetShares {...props} />
    </>
  );
}
