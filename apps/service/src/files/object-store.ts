/** The object store can't be reached, or didn't do what it was asked. It may the next time. */
export class ObjectStoreUnavailableError extends Error {
  override readonly name = 'ObjectStoreUnavailableError';
}

/** Where PDFs lie that don't lie in the database. It sees only sealed bytes. */
export interface ObjectStore {
  /** @throws ObjectStoreUnavailableError where the object wasn't kept for certain. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Null where there is no such object.
   *
   * @throws ObjectStoreUnavailableError
   */
  get(key: string): Promise<Uint8Array | null>;
  /**
   * Does nothing where there is no such object.
   *
   * @throws ObjectStoreUnavailableError
   */
  delete(key: string): Promise<void>;
}
