/** Where PDFs lie that don't lie in the database. It sees only sealed bytes. */
export interface ObjectStore {
  /** @throws Error where the object wasn't kept for certain. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** Does nothing where there is no such object. */
  delete(key: string): Promise<void>;
}
