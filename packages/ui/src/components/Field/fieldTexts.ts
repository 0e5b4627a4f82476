import type { ReactNode } from 'react';

/** The words of one field; every field takes them. */
export interface FieldTexts {
  /** Always visible, also while the field is filled. */
  label: string;
  /** What to type, or what it is for. Never in a placeholder. */
  hint?: ReactNode;
  /** The message, in the very words of the error summary. Without one the field is in order. */
  error?: string | undefined;
  /** Adds ‹(optional)› to the label; every other field is required. */
  optional?: boolean;
}

/** What a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The ids of a field's parts, all made from the control's. */
export function partIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, suffix: `${id}-suffix` };
}

/**
 * The ids that describe a control, in the order in which they are read: hint, then error, then the rest.
 * @returns undefined where nothing does, so that no empty attribute is written.
 */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  ...others: (string | undefined)[]
): string | undefined {
  const ids = partIds(id);
  const named = [
    hint === undefined ? undefined : ids.hint,
    error === undefined ? undefined : ids.error,
    ...others,
  ];
  return named.filter((part) => part !== undefined).join(' ') || undefined;
}
