/** What can't be laid out at all. `message` is for logs, never for the screen. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError';
  readonly code = 'layout';
}
