import { emptyDraft, newId } from './empty-draft.ts';
import { isFields, StoredReader } from './stored-reader.ts';
import {
  readAssets,
  readExecutorDetails,
  readNominees,
  readOtherInfo,
  readPersonalDetails,
  readResiduary,
  readReview,
} from './stored-sections.ts';
import type { WillDraft } from './will-draft.ts';

/** What was given is no draft of a will at all. `message` says why in plain words. */
export class DraftFormatError extends Error {
  override readonly name = 'DraftFormatError';
  readonly code = 'not-a-draft';
}

const SECTIONS = ['personalDetails', 'nominees', 'assets', 'executor', 'residuary', 'otherInfo'] as const;

/** What came of reading a stored draft. */
export interface ParsedDraft {
  draft: WillDraft;
  /** The places where something didn't fit and the default stands now, as 'assets.0.type'; empty where all was read. */
  repairs: string[];
}

/**
 * Reads a draft that was kept or sent, by this version or an older one, here or elsewhere. Good parts are kept, bad
 * parts fall back to their defaults and are named; whatever is not part of a draft is left out.
 *
 * @param json The parsed JSON.
 * @param makeId Makes ids for what has none; random where left out.
 * @throws DraftFormatError Where the value is no object or holds no part of a draft.
 */
export function parseStoredDraft(json: unknown, makeId: () => string = newId): ParsedDraft {
  if (!isFields(json)) throw new DraftFormatError('A draft is a JSON object; this is not one.');
  if (!SECTIONS.some((section) => Object.hasOwn(json, section))) {
    throw new DraftFormatError(`A draft has at least one of ${SECTIONS.join(', ')}; this has none of them.`);
  }
  const reader = new StoredReader(makeId);
  const assets = readAssets(reader, json);
  const draft: WillDraft = {
    personalDetails: readPersonalDetails(reader, reader.section(json, 'personalDetails')),
    nominees: readNominees(reader, json),
    assets,
    executor: readExecutorDetails(reader, reader.section(json, 'executor'), assets),
    residuary: readResiduary(reader, reader.section(json, 'residuary')),
    otherInfo: readOtherInfo(reader, reader.section(json, 'otherInfo'), emptyDraft(makeId).otherInfo),
    ...readReview(reader, json),
  };
  return { draft, repairs: reader.repairs };
}
