import { emptyTypedDeedParts, type TypedDeedParts } from '@virasat/will-forms';
import { emptyFreeWillDeed, type FreeWillDeed, parseStoredDeed } from '@virasat/will-model';

/** A deed as this browser keeps it: the answers, and what belongs to them without being one. */
export interface KeptDeed {
  deed: FreeWillDeed;
  /** What is typed but isn't part of the deed yet. */
  typed: TypedDeedParts;
  /** When it was last kept on this device, as an ISO instant; null before the first time. */
  keptAt: string | null;
}

/** A deed that nobody has begun. */
export const newKeptDeed = (): KeptDeed => ({
  deed: emptyFreeWillDeed(),
  typed: emptyTypedDeedParts,
  keptAt: null,
});

/** Writes a kept deed as the text that `freeWillFormData` holds: the specification's fields, and ours beside them. */
export const encodeKeptDeed = ({ deed, typed, keptAt }: KeptDeed): string =>
  JSON.stringify({ ...deed, typed, kept_at: keptAt });

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown, field: string): string => {
  const text = isFields(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : '';
};

function readTyped(value: unknown): TypedDeedParts {
  if (!isFields(value)) return emptyTypedDeedParts;
  const { dateOfBirth: born, nominee } = value;
  return {
    dateOfBirth: isFields(born)
      ? { day: textIn(born, 'day'), month: textIn(born, 'month'), year: textIn(born, 'year') }
      : null,
    nominee: { name: textIn(nominee, 'name'), relationship: textIn(nominee, 'relationship') },
  };
}

/** What was found in storage. */
export interface DecodedDeed {
  kept: KeptDeed;
  /** False where something could not be read, so the text as it was has to be set aside. */
  isWhole: boolean;
}

/**
 * Reads what `freeWillFormData` holds. Good parts are kept, bad parts fall back to their defaults.
 *
 * @param text The stored text; null where there is none.
 */
export function decodeKeptDeed(text: string | null): DecodedDeed {
  if (text === null) return { kept: newKeptDeed(), isWhole: true };
  try {
    const json: unknown = JSON.parse(text);
    const { deed, repairs } = parseStoredDeed(json);
    const keptAt = textIn(json, 'kept_at');
    const typed = readTyped(isFields(json) ? json['typed'] : null);
    return { kept: { deed, typed, keptAt: keptAt === '' ? null : keptAt }, isWhole: repairs.length === 0 };
  } catch {
    // Not JSON, or JSON of something else: the person is told by what `isWhole` is.
    return { kept: newKeptDeed(), isWhole: false };
  }
}
