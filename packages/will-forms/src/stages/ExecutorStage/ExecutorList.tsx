import { announce, Button, RepeatableList, Tag } from '@virasat/ui';
import { type ExecutorPerson, emptyExecutor, isBlank, type Nominee, newId } from '@virasat/will-model';
import type { RefCallback } from 'react';
import { cardBlock, StageFindings } from '../../review/StageFindings/index.ts';
import { executorTexts } from '../../texts/executor.ts';
import { type TextControl, useListChanges } from '../StageForm/index.ts';
import { ExecutorFields } from './ExecutorFields.tsx';
import { isWholeExecutor } from './executorLists.ts';
import { addButtonId, type ExecutorField, executorPrefix } from './executorPlaces.ts';

const texts = executorTexts.proposed;

export interface ExecutorListProps {
  /** What the DOM ids of the list begin with. */
  listPrefix: string;
  heading: string;
  headingLevel: 2 | 3;
  executors: readonly ExecutorPerson[];
  nominees: readonly Nominee[];
  /** The list as it is at this moment: for handlers that may run before the next render. */
  current(): readonly ExecutorPerson[];
  onChange(executors: ExecutorPerson[]): void;
  /** A key in a field, which shows its letter itself. */
  onType(executors: ExecutorPerson[]): void;
  /** The `ref` of a control that shows a field of an executor. */
  follow(executorId: string, field: ExecutorField): RefCallback<TextControl>;
  error: string | undefined;
  messageAt(index: number, field: ExecutorField): string | undefined;
  hasProblemIn(idPrefix: string): boolean;
}

const nameOf = ({ name }: ExecutorPerson, index: number): string =>
  isBlank(name) ? texts.legend(index) : `${texts.legend(index)}, ${name}`;

const roleTag = (_executor: ExecutorPerson, index: number) => (
  <Tag tone={index === 0 ? 'brass' : 'neutral'}>
    {index === 0 ? texts.primaryTag : texts.backupTag(index)}
  </Tag>
);

const summaryOf = ({ email, phone }: ExecutorPerson) => (
  <span className="flex flex-wrap gap-x-4">
    <span>{phone}</span>
    <span className="min-w-0 wrap-anywhere">{email}</span>
  </span>
);

/** Executors in the order in which they act: the first is primary, the rest are backups. */
export function ExecutorList(props: ExecutorListProps) {
  const { listPrefix, executors, nominees, current, onChange, onType, messageAt, follow } = props;
  const headingId = `${listPrefix}-heading`;
  const list = useListChanges<ExecutorPerson>({
    current,
    set: onChange,
    create: () => emptyExecutor(newId()),
  });

  const withField = (id: string, field: ExecutorField, value: string): ExecutorPerson[] =>
    current().map((executor) => (executor.id === id ? { ...executor, [field]: value } : executor));

  function handleMakePrimary({ id, name }: ExecutorPerson): void {
    const all = current();
    onChange([...all.filter((other) => other.id === id), ...all.filter((other) => other.id !== id)]);
    // The button goes with the executor's being a backup: focus must not fall to the page.
    document.getElementById(headingId)?.focus();
    announce(texts.madePrimary(name));
  }

  return (
    <RepeatableList
      heading={props.heading}
      headingLevel={props.headingLevel}
      headingId={headingId}
      addButtonId={addButtonId(listPrefix)}
      items={executors}
      itemKey={({ id }) => id}
      itemLegend={texts.legend}
      itemName={nameOf}
      isComplete={isWholeExecutor}
      itemHasError={({ id }) => props.hasProblemIn(executorPrefix(listPrefix, id))}
      fieldPrefix={({ id }) => executorPrefix(listPrefix, id)}
      error={props.error}
      empty={<p className="text-ink-2">{texts.empty}</p>}
      tag={roleTag}
      addLabel={executors.length === 0 ? texts.add : texts.addBackup}
      onAdd={list.add}
      onRemove={list.remove}
      onUndo={list.undo}
      renderSummary={summaryOf}
      renderNotes={({ id }) => <StageFindings block={cardBlock(executorPrefix(listPrefix, id))} />}
      extraActions={(executor, index) =>
        index > 0 && (
          <Button
            variant="quiet"
            size="dense"
            className="min-h-11"
            aria-label={texts.makePrimaryOf(nameOf(executor, index))}
            onClick={() => handleMakePrimary(executor)}
          >
            {texts.makePrimary}
          </Button>
        )
      }
      renderFields={(executor, index) => (
        <ExecutorFields
          listPrefix={listPrefix}
          executor={executor}
          nominees={nominees}
          messageAt={(field) => messageAt(index, field)}
          follow={(field) => follow(executor.id, field)}
          current={(field) => current().find(({ id }) => id === executor.id)?.[field] ?? ''}
          onFieldType={(field, value) => onType(withField(executor.id, field, value))}
          onFieldChange={(field, value) => onChange(withField(executor.id, field, value))}
        />
      )}
    />
  );
}
