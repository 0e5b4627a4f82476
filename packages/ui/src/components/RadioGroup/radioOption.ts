import type { ReactNode } from 'react';

/** One choice. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** The label's own language: हिन्दी is Hindi on an English page. */
  lang?: string;
  /** A Tag behind the label. */
  tag?: ReactNode;
}
