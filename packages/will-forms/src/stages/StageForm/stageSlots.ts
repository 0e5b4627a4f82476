import { createContext, type ReactNode } from 'react';

/** What the wizard puts beside and above every stage. The elements stay the same from render to render. */
export interface StageSlots {
  /** Beside the fields where there is room. */
  aside: ReactNode;
  /** Under the lead. */
  headerAction: ReactNode;
  /** After the last field. */
  after: ReactNode;
}

/** A stage that stands alone has none of them. */
export const StageSlotsContext = createContext<StageSlots>({ aside: null, headerAction: null, after: null });
