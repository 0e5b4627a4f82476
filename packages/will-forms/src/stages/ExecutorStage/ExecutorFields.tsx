import { formatPhone, Select, TextArea, TextField } from '@virasat/ui';
import { type ExecutorPerson, isBlank, type Nominee } from '@virasat/will-model';
import type { ChangeEvent, RefCallback } from 'react';
import { executorTexts } from '../../texts/executor.ts';
import type { TextControl } from '../StageForm/index.ts';
import { type ExecutorField, executorFieldId, executorPrefix } from './executorPlaces.ts';

const texts = executorTexts.proposed;

export interface ExecutorFieldsProps {
  listPrefix: string;
  executor: ExecutorPerson;
  /** Whose names can be taken over. */
  nominees: readonly Nominee[];
  messageAt(field: ExecutorField): string | undefined;
  /** The `ref` of a field's control. */
  follow(field: ExecutorField): RefCallback<TextControl>;
  /** What a field holds at this moment. */
  current(field: ExecutorField): string;
  /** A key in a field. */
  onFieldType(field: ExecutorField, value: string): void;
  /** A change that the field itself doesn't show yet. */
  onFieldChange(field: ExecutorField, value: string): void;
}

/** The fields of one executor. A nominee's name need not be typed again. */
export function ExecutorFields({
  listPrefix,
  executor,
  nominees,
  messageAt,
  follow,
  current,
  onFieldType,
  onFieldChange,
}: ExecutorFieldsProps) {
  const named = nominees.filter(({ name }) => !isBlank(name));
  const chosen = named.find(({ name }) => name === executor.name);
  const field = (name: ExecutorField) => ({
    id: executorFieldId(listPrefix, executor.id, name),
    defaultValue: executor[name],
    ref: follow(name),
    error: messageAt(name),
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onFieldType(name, target.value),
  });
  return (
    <>
      {named.length > 0 && (
        <Select
          id={`${executorPrefix(listPrefix, executor.id)}nominee`}
          label={texts.chooseFromNominees}
          hint={texts.chooseFromNomineesHint}
          optional
          placeholder={texts.chooseNobody}
          options={named.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen?.id ?? ''}
          onChange={({ target }) =>
            onFieldChange('name', named.find(({ id }) => id === target.value)?.name ?? '')
          }
        />
      )}
      <TextField {...field('name')} label={texts.fullName} spellCheck={false} />
      <TextField {...field('email')} variant="email" label={texts.email} />
      <TextField
        {...field('phone')}
        variant="tel"
        width="long"
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        onBlur={() => {
          const typed = current('phone');
          const formatted = formatPhone(typed);
          if (formatted !== typed) onFieldChange('phone', formatted);
        }}
      />
      <TextArea {...field('address')} label={texts.address} />
    </>
  );
}
