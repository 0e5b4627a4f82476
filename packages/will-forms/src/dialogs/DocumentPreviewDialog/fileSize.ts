const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/**
 * Writes a file's size as people read it: 142 KB, 1.4 MB; never less than 1 KB.
 * @param bytes How many bytes the file has.
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
