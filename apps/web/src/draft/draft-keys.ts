/** Where the draft stands in the browser's storage (spec.md section 9). */
export const DRAFT_KEY = 'willFormData';
/** The draft's id, '0' while no service has numbered it (spec.md section 3). */
export const RAND_NUM_KEY = 'rand_num';
/** Where the free will-deed stands (architecture.md, The draft). */
export const DEED_KEY = 'freeWillFormData';
/** Whose drafts they are: the account's `sub`. Additive. */
export const OWNER_KEY = 'willFormOwner';

const aside = (key: string, owner: string): string => `${key}.of.${owner}`;

/** Where a text that could not be read is kept, so that nothing is dropped in silence. */
export const UNREADABLE_KEY = `${DRAFT_KEY}.unreadable`;
export const UNREADABLE_DEED_KEY = `${DEED_KEY}.unreadable`;

/**
 * Makes the kept drafts, of the will and of the deed, be those of the person who is signed in: somebody else's are set
 * aside under keys of their own, and the person's own come back from there. A draft that says no owner is the person's.
 *
 * @throws DOMException Where storage can't be written; then nothing was removed.
 * @see architecture.md, The draft
 */
export function claimStorage(storage: Storage, owner: string): void {
  const previous = storage.getItem(OWNER_KEY);
  // Nothing is written without need: a storage that is full still gives back what it keeps.
  if (previous === owner) return;
  if (previous !== null) {
    move(
      storage,
      (key) => key,
      (key) => aside(key, previous),
    );
    move(
      storage,
      (key) => aside(key, owner),
      (key) => key,
    );
  }
  storage.setItem(OWNER_KEY, owner);
}

function move(storage: Storage, from: (key: string) => string, to: (key: string) => string): void {
  const entries = [DRAFT_KEY, RAND_NUM_KEY, DEED_KEY].map(
    (key) => [key, storage.getItem(from(key))] as const,
  );
  for (const [key, value] of entries) if (value !== null) storage.setItem(to(key), value);
  for (const [key, value] of entries) {
    storage.removeItem(from(key));
    if (value === null) storage.removeItem(to(key));
  }
}
