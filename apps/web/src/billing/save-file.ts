/** How long the browser gets to take the bytes before they are let go, in ms: some begin only after the click. */
const HOLD_MS = 60_000;

/** Saves bytes as a file of the person's, by the browser's own download. */
export function saveFile(bytes: Uint8Array, { name, type }: { name: string; type: string }): void {
  const href = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), HOLD_MS);
}
