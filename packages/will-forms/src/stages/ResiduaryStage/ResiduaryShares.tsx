import { AllocationEditor, type ShareRow } from '@virasat/ui';
import {
  isBlank,
  residuaryMessages as messages,
  type Nominee,
  type Residuary,
  UNKNOWN_NOMINEE,
} from '@virasat/will-model';
import { useMemo } from 'react';
import { assetsTexts } from '../../texts/assets.ts';
import { residuaryTexts } from '../../texts/residuary.ts';
import { newShareKey } from '../AssetsStage/shareKeys.ts';
import type { StageFormHandle } from '../StageForm/index.ts';
import { fieldId } from './residuaryPlaces.ts';

const texts = residuaryTexts.proposed;
const PATH = 'customAllocations';

export interface ResiduarySharesProps {
  form: StageFormHandle<Residuary>;
  nominees: readonly Nominee[];
  /** The keys of the rows, in their order: shares have no ids of their own. */
  keys: readonly string[];
  onKeysChange(keys: readonly string[]): void;
}

/** Who receives the residue, in whole per cent. */
export function ResiduaryShares({ form, nominees, keys, onKeysChange }: ResiduarySharesProps) {
  const rows = form.values.customAllocations.map(({ nomineeId, percentage }, at) => ({
    key: keys[at] ?? '',
    personId: nomineeId,
    share: percentage,
  }));
  const people = useMemo(
    () =>
      nominees.map(({ id, name }, index) => ({
        id,
        name: isBlank(name) ? assetsTexts.proposed.unnamed(index) : name,
      })),
    [nominees],
  );

  function handleChange(changed: readonly ShareRow[]): void {
    onKeysChange(changed.map(({ key }) => key));
    form.set(
      PATH,
      changed.map(({ personId, share }) => ({ nomineeId: personId, percentage: share })),
    );
  }

  const listMessages = form.messagesAt(PATH);
  const rowErrors = Object.fromEntries(
    rows.map(({ key }, at) => [
      key,
      {
        person: form.messageAt(`${PATH}.${at}.nomineeId`),
        share: form.messageAt(`${PATH}.${at}.percentage`),
      },
    ]),
  );
  return (
    <AllocationEditor
      idPrefix={fieldId(PATH)}
      label={texts.shares}
      rows={rows}
      people={people}
      unknownText={UNKNOWN_NOMINEE}
      withComments={false}
      addLabel={texts.addNominee}
      subject={texts.subject}
      newRowKey={() => newShareKey(keys)}
      onChange={handleChange}
      errors={{
        list: listMessages.find((message) => message === messages.nobodySelected),
        total: listMessages.find((message) => message === messages.totalTooHigh),
        rows: rowErrors,
      }}
    />
  );
}
