/** The will's font files, as TrueType. One family serves all three languages. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}
