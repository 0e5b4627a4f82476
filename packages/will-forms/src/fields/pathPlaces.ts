import type { WillDraft } from '@virasat/will-model';
import type { FindingTarget } from '@virasat/will-model/checks';
import { type FieldPlace, placeOfTarget } from './fieldPlaces.ts';

const known = <Field extends string>(fields: readonly Field[], name: string | undefined): Field | undefined =>
  fields.find((field) => field === name);

const isKeyOf = <Part extends object>(part: Part, name: string): name is Extract<keyof Part, string> =>
  Object.hasOwn(part, name);

function nomineeTarget([index, field]: readonly string[], { nominees }: WillDraft): FindingTarget {
  const nominee = nominees[Number(index)];
  if (nominee === undefined) return { at: 'nominees' };
  return {
    at: 'nominee',
    id: nominee.id,
    field: known(['name', 'relation', 'nomiee_notes'] as const, field) ?? 'name',
  };
}

function assetTarget([index, field, row, part]: readonly string[], { assets }: WillDraft): FindingTarget {
  const asset = assets[Number(index)];
  if (asset === undefined) return { at: 'assets' };
  if (field !== 'nomineeAllocations') {
    const own = known(['type', 'identifier', 'description'] as const, field) ?? 'identifier';
    return { at: 'asset', id: asset.id, field: own };
  }
  const share = asset.nomineeAllocations[Number(row)];
  if (share === undefined) return { at: 'asset', id: asset.id, field };
  const shareField = known(['nomineeId', 'percentage', 'comment'] as const, part) ?? 'nomineeId';
  return { at: 'share', assetId: asset.id, nomineeId: share.nomineeId, field: shareField };
}

function executorTarget([list, ...rest]: readonly string[], { executor }: WillDraft): FindingTarget {
  const assetId = list === 'executorsPerAsset' ? (rest[0] ?? null) : null;
  const people = assetId === null ? executor.commonExecutors : (executor.executorsPerAsset[assetId] ?? []);
  const [index, field] = assetId === null ? rest : rest.slice(1);
  const person = list === 'commonExecutors' || assetId !== null ? people[Number(index)] : undefined;
  if (person !== undefined) {
    const own = known(['name', 'email', 'phone', 'address'] as const, field) ?? 'name';
    return { at: 'executorPerson', assetId, id: person.id, field: own };
  }
  const own = known(['appointExecutor', 'executorMode', 'commonExecutors'] as const, list);
  return { at: 'executor', field: own ?? 'executorMode' };
}

function personalTarget(
  [field = '', index, part]: readonly string[],
  { personalDetails }: WillDraft,
): FindingTarget {
  if (field === 'children') {
    const child = personalDetails.children[Number(index)];
    if (child === undefined) return { at: 'personalDetails', field: 'hasChildren' };
    return { at: 'child', id: child.id, field: part === 'age' ? 'age' : 'name' };
  }
  return { at: 'personalDetails', field: isKeyOf(personalDetails, field) ? field : 'fullName' };
}

function residuaryTarget(
  [field = '', row, part]: readonly string[],
  { residuary }: WillDraft,
): FindingTarget {
  const share = field === 'customAllocations' ? residuary.customAllocations[Number(row)] : undefined;
  if (share !== undefined) {
    const own = part === 'percentage' ? part : 'nomineeId';
    return { at: 'residuaryShare', nomineeId: share.nomineeId, field: own };
  }
  return { at: 'residuary', field: isKeyOf(residuary, field) ? field : 'scope' };
}

function otherInfoTarget(
  [field = '', index, part]: readonly string[],
  { otherInfo }: WillDraft,
): FindingTarget {
  const witness = field === 'witnesses' ? otherInfo.witnesses[Number(index)] : undefined;
  if (witness !== undefined)
    return { at: 'witness', id: witness.id, field: part === 'address' ? part : 'name' };
  return { at: 'otherInfo', field: isKeyOf(otherInfo, field) ? field : 'isGuardianCaretaker' };
}

/**
 * Where an answer of the will's text was given.
 *
 * @param path The place in the draft as the document has it: 'assets.0.identifier'.
 * @returns Null where the path leads into no part of the draft.
 */
export function placeOfPath(path: string, draft: WillDraft): FieldPlace | null {
  const [part, ...rest] = path.split('.');
  switch (part) {
    case 'personalDetails':
      return placeOfTarget(personalTarget(rest, draft), draft);
    case 'nominees':
      return placeOfTarget(nomineeTarget(rest, draft), draft);
    case 'assets':
      return placeOfTarget(assetTarget(rest, draft), draft);
    case 'executor':
      return placeOfTarget(executorTarget(rest, draft), draft);
    case 'residuary':
      return placeOfTarget(residuaryTarget(rest, draft), draft);
    case 'otherInfo':
      return placeOfTarget(otherInfoTarget(rest, draft), draft);
    default:
      return null;
  }
}
