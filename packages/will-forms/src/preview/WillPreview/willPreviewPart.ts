import { createPart } from '../../parts/index.ts';

/** The text in the preview's dialog, with the wording that it is composed of. */
export const willPreviewText = createPart(
  async () => (await import('./WillPreviewText.tsx')).WillPreviewText,
);
