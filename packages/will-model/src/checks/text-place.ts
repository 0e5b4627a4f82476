import { filled } from '../text/filled.ts';
import type { DraftView } from './draft-view.ts';
import type { TextField, TextOwner } from './text-fields.ts';
import { textsOf } from './texts/texts.ts';

function ownerName(owner: TextOwner, { assetById, assetName, language }: DraftView): string {
  const { items } = textsOf(language);
  const asset = 'assetId' in owner ? assetById.get(owner.assetId) : undefined;
  const called = asset === undefined ? '' : assetName(asset);
  switch (owner.kind) {
    case 'asset':
      return called;
    case 'shares':
      return filled(items.sharesOf, { asset: called });
    case 'executorFor':
      return filled(items.executorFor, { asset: called, number: String(owner.number) });
    case 'child':
    case 'nominee':
    case 'executor':
    case 'witness':
      return filled(items[owner.kind], { number: String(owner.number) });
    default:
      return owner satisfies never;
  }
}

/**
 * Names a field in the will's language, so that a finding which may be about any text says which: ‹Nominee 1, note›.
 *
 * @param text Undefined where the will's own words are meant, which stand in no field.
 */
export function textPlace(text: Pick<TextField, 'owner' | 'field'> | undefined, view: DraftView): string {
  const { fields, shared } = textsOf(view.language);
  if (text === undefined) return shared.wholeWill;
  const field = fields[text.field];
  return text.owner === null ? field : `${ownerName(text.owner, view)}, ${field}`;
}
