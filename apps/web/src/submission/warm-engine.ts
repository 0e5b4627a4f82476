import type { WillDraft } from '@virasat/will-model';
import { pdfEngine } from '../app/pdf-engine.ts';

/** Lets the engine load what this will needs. Where that fails nothing is said: submitting tries again, and tells. */
export const warmEngine = (draft: WillDraft): void => pdfEngine().warm(draft);
