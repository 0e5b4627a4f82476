import { Alert, AllocationEditor, type Person, type ShareRow } from '@virasat/ui';
import { type Asset, assetsMessages as messages, type Nominee, UNKNOWN_NOMINEE } from '@virasat/will-model';
import { memo } from 'react';
import { assetsTexts } from '../../texts/assets.ts';
import {
  NewNominee,
  type NewNomineeHandle,
  newNomineeNameId,
  sharesWith,
  useFocusSoon,
} from '../NewNominee/index.ts';
import type { StageFormHandle } from '../StageForm/index.ts';
import { type AssetsValues, assetIdPrefix } from './assetsPlaces.ts';
import { newShareKey, type ShareKeys, shareKeysOf } from './shareKeys.ts';

const texts = assetsTexts.proposed;

export interface AssetSharesProps {
  form: StageFormHandle<AssetsValues>;
  asset: Asset;
  index: number;
  people: readonly Person[];
  newNominee: NewNomineeHandle;
  shareKeys: ShareKeys;
  onShareKeysChange(assetId: string, keys: readonly string[]): void;
}

/** A key in the asset's other fields changes the asset, but not its shares. */
const isUnchanged = (before: AssetSharesProps, after: AssetSharesProps): boolean =>
  before.asset.id === after.asset.id &&
  before.asset.nomineeAllocations === after.asset.nomineeAllocations &&
  before.index === after.index &&
  before.people === after.people &&
  before.newNominee === after.newNominee &&
  before.shareKeys === after.shareKeys &&
  before.form.problems === after.form.problems;

/** Who receives one asset, in whole per cent. */
export const AssetShares = memo(function AssetShares({
  form,
  asset,
  index,
  people,
  newNominee,
  shareKeys,
  onShareKeysChange,
}: AssetSharesProps) {
  const focusSoon = useFocusSoon();
  const { id, nomineeAllocations: shares } = asset;
  const path = `assets.${index}.nomineeAllocations` as const;
  const keys = shareKeysOf(shareKeys, id, shares.length);
  const rows = shares.map(({ nomineeId, percentage, comment }, at) => ({
    key: keys[at] ?? '',
    personId: nomineeId,
    share: percentage,
    comment,
  }));

  function handleChange(changed: readonly ShareRow[]): void {
    onShareKeysChange(
      id,
      changed.map(({ key }) => key),
    );
    form.set(
      path,
      changed.map(({ personId, share, comment = '' }) => ({
        nomineeId: personId,
        percentage: share,
        comment,
      })),
    );
  }

  const idPrefix = assetIdPrefix(id);
  function handleNewNominee(): void {
    newNominee.open(id);
    focusSoon(newNomineeNameId(idPrefix));
  }
  function handleAdded(nominee: Nominee): void {
    const { rows: withThem, key } = sharesWith(rows, nominee.id, newShareKey(keys));
    handleChange(withThem);
    focusSoon(`${idPrefix}-${key}-share`);
  }

  const listMessages = form.messagesAt(path);
  const rowErrors = Object.fromEntries(
    rows.map(({ key }, at) => [
      key,
      {
        person: form.messageAt(`${path}.${at}.nomineeId`),
        share: form.messageAt(`${path}.${at}.percentage`),
      },
    ]),
  );
  return (
    <>
      {people.length === 0 && <Alert tone="info">{texts.noNominees}</Alert>}
      <AllocationEditor
        idPrefix={idPrefix}
        label={texts.shares}
        rows={rows}
        people={people}
        unknownText={UNKNOWN_NOMINEE}
        withComments
        addLabel={texts.addShare}
        subject={texts.subject}
        newRowKey={() => newShareKey(keys)}
        onChange={handleChange}
        onAddPerson={handleNewNominee}
        newPerson={
          newNominee.beside === id ? (
            <NewNominee
              handle={newNominee}
              beside={id}
              idPrefix={idPrefix}
              onAdded={handleAdded}
              onCancel={() => focusSoon(`${idPrefix}-add-person`)}
            />
          ) : undefined
        }
        errors={{
          list: listMessages.find((message) => message === messages.nobodySelected),
          total: listMessages.find((message) => message === messages.totalTooHigh),
          rows: rowErrors,
        }}
      />
    </>
  );
}, isUnchanged);
