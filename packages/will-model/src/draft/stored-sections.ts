import { z } from 'zod';
import { assetTypes } from '../stages/assets/assets.shape.ts';
import { withRolesByOrder } from '../stages/executor/executor.rules.ts';
import { executorModes } from '../stages/executor/executor.shape.ts';
import {
  countries,
  genders,
  relationshipStatuses,
  willLanguages,
} from '../stages/personal-details/personal-details.shape.ts';
import { distributionOptions, residuaryScopes } from '../stages/residuary/residuary.shape.ts';
import { acknowledgedShape, earlierWills, personalLaws } from '../stages/review/review.shape.ts';
import { isBlank } from '../text/blank.ts';
import { executorKeys, lostKey } from './executor-keys.ts';
import { type Fields, fieldsShape, type StoredReader } from './stored-reader.ts';
import { booleanShape, dobShape, wholeNumberShape, yesNoShape } from './stored-shapes.ts';
import type { WillDraft } from './will-draft.ts';

/** @see parseStoredDraft */
export function readPersonalDetails(reader: StoredReader, fields: Fields): WillDraft['personalDetails'] {
  const at = 'personalDetails';
  const text = (field: string): string => reader.text(fields, field, at);
  const children = reader.list(fields, 'children', at, (child, place) => ({
    id: reader.id('child', child),
    name: reader.text(child, 'name', place),
    age: reader.value(wholeNumberShape, child, 'age', null, place),
  }));
  return {
    language: reader.value(z.enum(willLanguages), fields, 'language', 'english', at),
    documentName: text('documentName'),
    country: reader.value(z.enum([...countries, '']), fields, 'country', '', at),
    dob: reader.value(dobShape, fields, 'dob', '', at),
    fullName: text('fullName'),
    gender: reader.value(z.enum([...genders, '']), fields, 'gender', '', at),
    relationshipStatus: reader.value(
      z.enum([...relationshipStatuses, '']),
      fields,
      'relationshipStatus',
      '',
      at,
    ),
    address: text('address'),
    idType: text('idType'),
    idNumber: text('idNumber'),
    guardianName: text('guardianName'),
    // The toggle is additive: a document from elsewhere that lists children has answered it.
    hasChildren: reader.value(
      booleanShape.nullable(),
      fields,
      'hasChildren',
      children.length > 0 || null,
      at,
    ),
    childrenAsNominees: reader.value(booleanShape.nullable(), fields, 'childrenAsNominees', null, at),
    children,
  };
}

/** @see parseStoredDraft */
export function readNominees(reader: StoredReader, root: Fields): WillDraft['nominees'] {
  return reader.list(root, 'nominees', 'draft', (nominee, place) => ({
    id: reader.id('nominee', nominee),
    name: reader.text(nominee, 'name', place),
    relation: reader.text(nominee, 'relation', place),
    nomiee_notes: reader.text(nominee, 'nomiee_notes', place),
  }));
}

function readShare(
  reader: StoredReader,
  share: Fields,
  place: string,
): { nomineeId: string; percentage: number | null } {
  return {
    nomineeId: reader.text(share, 'nomineeId', place),
    percentage: reader.value(wholeNumberShape, share, 'percentage', null, place),
  };
}

/** @see parseStoredDraft */
export function readAssets(reader: StoredReader, root: Fields): WillDraft['assets'] {
  return reader.list(root, 'assets', 'draft', (asset, place) => ({
    id: reader.id('asset', asset),
    type: reader.value(z.enum([...assetTypes, '']), asset, 'type', '', place),
    identifier: reader.text(asset, 'identifier', place),
    description: reader.text(asset, 'description', place),
    nomineeAllocations: reader.list(asset, 'nomineeAllocations', place, (share, at) => ({
      ...readShare(reader, share, at),
      comment: reader.text(share, 'comment', at),
    })),
  }));
}

function readExecutors(
  reader: StoredReader,
  fields: Fields,
  field: string,
  place: string,
): WillDraft['executor']['commonExecutors'] {
  return withRolesByOrder(
    reader.list(fields, field, place, (person, at) => ({
      id: reader.id('executor', person),
      name: reader.text(person, 'name', at),
      email: reader.text(person, 'email', at),
      phone: reader.text(person, 'phone', at),
      address: reader.text(person, 'address', at),
      isBackup: false,
    })),
  );
}

type ExecutorEntry = readonly [key: string, people: WillDraft['executor']['commonExecutors']];

/**
 * Executors stored under an identifier that no asset has: the asset was renamed elsewhere. Where just one asset has
 * none and just one list is left over, they belong together; else the list is kept for the person to decide on.
 *
 * An asset that came with its id was written here, where a rename takes its executors along: it may simply have none
 * yet, and a list that is lost stays lost.
 */
function readLostExecutors(
  reader: StoredReader,
  stored: Fields,
  keys: ReadonlyMap<string, string>,
  at: string,
): ExecutorEntry[] {
  const known = new Set(keys.values());
  const lost = Object.keys(stored)
    .filter((key) => !known.has(key))
    .map((key): ExecutorEntry => [key, readExecutors(reader, stored, key, at)])
    .filter(([, people]) => people.some(({ name }) => !isBlank(name)));
  const without = [...keys].filter(([, key]) => !Object.hasOwn(stored, key)).map(([assetId]) => assetId);
  const [only] = lost;
  const [renamed] = without;
  const isOneEach = lost.length === 1 && without.length === 1;
  if (only && renamed !== undefined && isOneEach && reader.hasMade(renamed)) {
    reader.repairs.push(at);
    return [[renamed, only[1]]];
  }
  return lost.map(([key, people]) => [lostKey(key), people]);
}

/** @see parseStoredDraft */
export function readExecutorDetails(
  reader: StoredReader,
  fields: Fields,
  assets: WillDraft['assets'],
): WillDraft['executor'] {
  const at = 'executor';
  const perAssetAt = `${at}.executorsPerAsset`;
  const stored = reader.value(fieldsShape, fields, 'executorsPerAsset', {}, at);
  const keys = executorKeys(assets);
  const perAsset = [...keys].flatMap(([assetId, key]): ExecutorEntry[] =>
    Object.hasOwn(stored, key) ? [[assetId, readExecutors(reader, stored, key, perAssetAt)]] : [],
  );
  return {
    appointExecutor: reader.value(yesNoShape, fields, 'appointExecutor', '', at),
    executorMode: reader.value(z.enum([...executorModes, '']), fields, 'executorMode', '', at),
    commonExecutors: readExecutors(reader, fields, 'commonExecutors', at),
    executorsPerAsset: Object.fromEntries([
      ...perAsset,
      ...readLostExecutors(reader, stored, keys, perAssetAt),
    ]),
  };
}

/** @see parseStoredDraft */
export function readResiduary(reader: StoredReader, fields: Fields): WillDraft['residuary'] {
  const at = 'residuary';
  return {
    scope: reader.value(z.enum([...residuaryScopes, '']), fields, 'scope', '', at),
    valueLimit: reader.text(fields, 'valueLimit', at),
    distributionOption: reader.value(
      z.enum([...distributionOptions, '']),
      fields,
      'distributionOption',
      '',
      at,
    ),
    customAllocations: reader.list(fields, 'customAllocations', at, (share, place) =>
      readShare(reader, share, place),
    ),
    customText: reader.text(fields, 'customText', at),
  };
}

/** @see parseStoredDraft */
export function readOtherInfo(
  reader: StoredReader,
  fields: Fields,
  otherwise: WillDraft['otherInfo'],
): WillDraft['otherInfo'] {
  const at = 'otherInfo';
  const flag = (field: keyof WillDraft['otherInfo'] & string, preset: boolean): boolean =>
    reader.value(booleanShape, fields, field, preset, at);
  return {
    isGuardianCaretaker: flag('isGuardianCaretaker', otherwise.isGuardianCaretaker),
    caretaker: reader.text(fields, 'caretaker', at),
    hasPets: flag('hasPets', otherwise.hasPets),
    petDetails: reader.text(fields, 'petDetails', at),
    includeNoContestClause: flag('includeNoContestClause', otherwise.includeNoContestClause),
    hasSpecialInstructions: flag('hasSpecialInstructions', otherwise.hasSpecialInstructions),
    specialInstructions: reader.text(fields, 'specialInstructions', at),
    addWitnessNow: flag('addWitnessNow', otherwise.addWitnessNow),
    witnesses: Object.hasOwn(fields, 'witnesses')
      ? reader.list(fields, 'witnesses', at, (witness, place) => ({
          id: reader.id('witness', witness),
          name: reader.text(witness, 'name', place),
          address: reader.text(witness, 'address', place),
        }))
      : otherwise.witnesses,
  };
}

/**
 * Reads what the review keeps beside the answers. A draft without it comes back without it.
 *
 * @see parseStoredDraft
 */
export function readReview(
  reader: StoredReader,
  root: Fields,
): Pick<WillDraft, 'acknowledged' | 'moreAnswers'> {
  const acknowledged = reader.value(acknowledgedShape.nullable(), root, 'acknowledged', null, 'draft');
  const more = reader.value(fieldsShape.nullable(), root, 'moreAnswers', null, 'draft');
  const at = 'moreAnswers';
  return {
    ...(acknowledged ? { acknowledged } : {}),
    ...(more
      ? {
          moreAnswers: {
            personalLaw: reader.value(z.enum([...personalLaws, '']), more, 'personalLaw', '', at),
            earlierWill: reader.value(z.enum([...earlierWills, '']), more, 'earlierWill', '', at),
            areWitnessesAdult: reader.value(booleanShape.nullable(), more, 'areWitnessesAdult', null, at),
          },
        }
      : {}),
  };
}
