import { formatPhone, Select, TextArea, TextField } from '@virasat/ui';
import { type ExecutorPerson, isBlank, type Nominee } from '@virasat/will-model';
import type { ChangeEvent } from 'react';
import { executorTexts } from '../../texts/executor.ts';
import { type ExecutorField, executorFieldId, executorPrefix } from './executorPlaces.ts';

const texts = executorTexts.proposed;

export interface ExecutorFieldsProps {
  listPrefix: string;
  executor: ExecutorPerson;
  /** Whose names can be taken over. */
  nominees: readonly Nominee[];
  messageAt(field: ExecutorField): string | undefined;
  onFieldChange(field: ExecutorField, value: string): void;
}

/** The fields of one executor. A nominee's name need not be typed again. */
export function ExecutorFields({
  listPrefix,
  executor,
  nominees,
  messageAt,
  onFieldChange,
}: ExecutorFieldsProps) {
  const named = nominees.filter(({ name }) => !isBlank(name));
  const chosen = named.find(({ name }) => name === executor.name);
  const field = (name: ExecutorField) => ({
    id: executorFieldId(listPrefix, executor.id, name),
    value: executor[name],
    error: messageAt(name),
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onFieldChange(name, target.value),
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
          const formatted = formatPhone(executor.phone);
          if (formatted !== executor.phone) onFieldChange('phone', formatted);
        }}
      />
      <TextArea {...field('address')} label={texts.address} />
    </>
  );
}
