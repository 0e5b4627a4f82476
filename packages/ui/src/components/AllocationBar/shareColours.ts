/** Written out, because classes are found by reading the source. */
const COLOURS = [
  'bg-share-1',
  'bg-share-2',
  'bg-share-3',
  'bg-share-4',
  'bg-share-5',
  'bg-share-6',
  'bg-share-7',
  'bg-share-8',
] as const;

/** The ground of the nth share; after eight they begin again, since a name always stands beside them. */
export function shareColour(index: number): string {
  return COLOURS[index % COLOURS.length] ?? COLOURS[0];
}
