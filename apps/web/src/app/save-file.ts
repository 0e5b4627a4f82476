/** How long the browser gets to take the bytes before they are let go, in ms: some read them only after the press. */
const HOLD_MS = 60_000;

/** Lets the browser save a PDF under a name. */
export function saveFile(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HOLD_MS);
}
