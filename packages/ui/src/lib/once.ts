/**
 * Makes something dear when it is first asked for, and gives the same from then on. What `Intl` makes takes tens of
 * milliseconds on a phone: a page that never shows it must not wait for it.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
