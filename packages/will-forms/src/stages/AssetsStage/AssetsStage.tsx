import { EmptyState, RepeatableList } from '@virasat/ui';
import { type Asset, assetsSchema, emptyAsset, isBlank, type Nominee, newId } from '@virasat/will-model';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import { cardBlock, StageFindings } from '../../review/StageFindings/index.ts';
import { assetsTexts } from '../../texts/assets.ts';
import { type NewNomineeOptions, useNewNominee, usePeople } from '../NewNominee/index.ts';
import { type StageActions, StageForm, useListChanges, useStageForm } from '../StageForm/index.ts';
import { AssetFields } from './AssetFields.tsx';
import { AssetSummary } from './AssetSummary.tsx';
import { ADD_ID, type AssetsValues, assetIdPrefix, assetsPlaces } from './assetsPlaces.ts';
import type { ShareKeys } from './shareKeys.ts';
import { isWholeAsset } from './wholeAsset.ts';

const texts = assetsTexts.proposed;
const schema = z.object({ assets: assetsSchema });

export interface AssetsStageProps extends StageActions {
  assets: Asset[];
  /** Who can be given a share. */
  nominees: readonly Nominee[];
  /** Somebody who is added beside an asset's shares. */
  newNominee: NewNomineeOptions;
  /** Every change, valid or not. */
  onChange(assets: Asset[]): void;
  onNext(assets: Asset[]): void;
}

const nameOf = ({ identifier }: Asset, index: number): string =>
  isBlank(identifier) ? texts.legend(index) : `${texts.legend(index)}, ${identifier}`;

/**
 * Stage 3: what there is to leave, and who receives which part of it.
 *
 * @see spec.md section 2, Assets stage, and section 5, Assets
 */
export function AssetsStage({
  assets,
  nominees,
  newNominee: newNomineeOptions,
  onChange,
  onNext,
  ...actions
}: AssetsStageProps) {
  const [shareKeys, setShareKeys] = useState<ShareKeys>(new Map());
  const place = useMemo(() => assetsPlaces(shareKeys), [shareKeys]);
  const form = useStageForm<AssetsValues>({
    values: { assets },
    schema,
    onChange: (values) => onChange(values.assets),
    onNext: (values) => onNext(values.assets),
    place,
  });
  const list = useListChanges<Asset>({
    current: () => form.current().assets,
    set: (next) => form.set('assets', next),
    create: () => emptyAsset(newId()),
  });
  const newNominee = useNewNominee(newNomineeOptions);
  const people = usePeople(nominees, newNominee.added);
  const renderSummary = useCallback(
    (asset: Asset) => <AssetSummary asset={asset} people={people} />,
    [people],
  );
  return (
    <StageForm form={form} number={3} lead={texts.lead} {...actions}>
      <RepeatableList
        heading={texts.list}
        headingId="assets-heading"
        addButtonId={ADD_ID}
        items={form.values.assets}
        itemKey={({ id }) => id}
        itemName={nameOf}
        itemLegend={texts.legend}
        isComplete={isWholeAsset}
        fieldPrefix={({ id }) => `${assetIdPrefix(id)}-`}
        itemHasError={({ id }) => form.hasProblemIn(`${assetIdPrefix(id)}-`)}
        error={form.messageAt('assets')}
        empty={<EmptyState title={texts.empty} />}
        addLabel={texts.add}
        onAdd={list.add}
        onRemove={list.remove}
        onUndo={list.undo}
        renderFields={(asset, index) => (
          <AssetFields
            form={form}
            asset={asset}
            index={index}
            people={people}
            newNominee={newNominee}
            shareKeys={shareKeys}
            onShareKeysChange={(id, keys) => setShareKeys((before) => new Map(before).set(id, keys))}
          />
        )}
        renderSummary={renderSummary}
        renderNotes={({ id }) => <StageFindings block={cardBlock(assetIdPrefix(id))} />}
      />
    </StageForm>
  );
}
