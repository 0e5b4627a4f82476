/** Letters that `String.fromCharCode` can be given at once without overflowing the stack. */
const CHUNK_BYTES = 0x8000;

/** Bytes as standard base64 with padding, the form in which a PDF is submitted. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  }
  return btoa(binary);
}
