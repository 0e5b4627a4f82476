import type { FamilyId } from './coverage-ranges.ts';

/** The two files of a family, as TrueType. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Gets the files of a family. */
export type LoadFamily = (family: FamilyId) => Promise<FontFiles>;

/** A font that could not be got. `message` is for logs, never for the screen. */
export class FontLoadError extends Error {
  override readonly name = 'FontLoadError';
  readonly code = 'font-load';
}
