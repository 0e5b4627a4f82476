import { AllocationEditor, type ShareRow } from '@virasat/ui';
import {
  residuaryMessages as messages,
  type Nominee,
  type Residuary,
  UNKNOWN_NOMINEE,
} from '@virasat/will-model';
import { residuaryTexts } from '../../texts/residuary.ts';
import { newShareKey } from '../AssetsStage/shareKeys.ts';
import {
  BESIDE_RESIDUE,
  NewNominee,
  type NewNomineeHandle,
  newNomineeNameId,
  sharesWith,
  useFocusSoon,
  usePeople,
} from '../NewNominee/index.ts';
import type { StageFormHandle } from '../StageForm/index.ts';
import { fieldId } from './residuaryPlaces.ts';

const texts = residuaryTexts.proposed;
const PATH = 'customAllocations';

export interface ResiduarySharesProps {
  form: StageFormHandle<Residuary>;
  nominees: readonly Nominee[];
  newNominee: NewNomineeHandle;
  /** The keys of the rows, in their order: shares have no ids of their own. */
  keys: readonly string[];
  onKeysChange(keys: readonly string[]): void;
}

/** Who receives the residue, in whole per cent. */
export function ResiduaryShares({ form, nominees, newNominee, keys, onKeysChange }: ResiduarySharesProps) {
  const focusSoon = useFocusSoon();
  const rows = form.values.customAllocations.map(({ nomineeId, percentage }, at) => ({
    key: keys[at] ?? '',
    personId: nomineeId,
    share: percentage,
  }));
  const people = usePeople(nominees, newNominee.added);

  function handleChange(changed: readonly ShareRow[]): void {
    onKeysChange(changed.map(({ key }) => key));
    form.set(
      PATH,
      changed.map(({ personId, share }) => ({ nomineeId: personId, percentage: share })),
    );
  }

  const idPrefix = fieldId(PATH);
  function handleNewNominee(): void {
    newNominee.open(BESIDE_RESIDUE);
    focusSoon(newNomineeNameId(idPrefix));
  }
  function handleAdded(nominee: Nominee): void {
    const { rows: withThem, key } = sharesWith(rows, nominee.id, newShareKey(keys));
    handleChange(withThem);
    focusSoon(`${idPrefix}-${key}-share`);
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
      idPrefix={idPrefix}
      label={texts.shares}
      rows={rows}
      people={people}
      unknownText={UNKNOWN_NOMINEE}
      withComments={false}
      addLabel={texts.addNominee}
      subject={texts.subject}
      newRowKey={() => newShareKey(keys)}
      onChange={handleChange}
      onAddPerson={handleNewNominee}
      newPerson={
        newNominee.beside === BESIDE_RESIDUE ? (
          <NewNominee
            handle={newNominee}
            beside={BESIDE_RESIDUE}
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
  );
}
