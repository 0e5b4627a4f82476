import { type ComponentType, type ReactNode, use } from 'react';

/** The code of a part could not be brought in. `message` is for logs. */
export class PartError extends Error {
  override readonly name = 'PartError';
  readonly code = 'part-not-loaded';
  /** @param forget Lets the part be asked for anew. */
  constructor(
    readonly forget: () => void,
    options: { cause: unknown },
  ) {
    super('A part of the page could not be loaded', options);
  }
}

/** A component whose code comes when it is needed, or ahead of it. */
export interface Part<Props extends object> {
  /** Draws the component: at once where its code is there, else the nearest `Suspense` stands in for it. */
  Late(props: Props): ReactNode;
  /**
   * Brings the code in ahead of need. A failure is not remembered: who needs the part asks anew.
   *
   * @throws PartError
   */
  load(): Promise<void>;
}

/**
 * Makes a part. Unlike `lazy` it draws at once when its code was brought in ahead: what has focus would be lost to a
 * stand-in, be it there for one frame.
 *
 * @param bring Imports the component.
 */
export function createPart<Props extends object>(bring: () => Promise<ComponentType<Props>>): Part<Props> {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  let isNeeded = false;

  function forget(): void {
    coming = null;
    isNeeded = false;
  }
  function ask(): Promise<ComponentType<Props>> {
    coming ??= bring().then(
      (component) => {
        there = component;
        return component;
      },
      (cause: unknown) => {
        // Once it is needed the failure stays until it was told: drawing again would ask again, without end.
        if (!isNeeded) coming = null;
        throw new PartError(forget, { cause });
      },
    );
    return coming;
  }
  function awaited(): ComponentType<Props> {
    isNeeded = true;
    return use(ask());
  }
  return {
    Late(props) {
      const Component = there ?? awaited();
      return <Component {...props} />;
    },
    load: async () => {
      await ask();
    },
  };
}
