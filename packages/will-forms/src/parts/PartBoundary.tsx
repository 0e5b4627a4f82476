import { Alert, Button } from '@virasat/ui';
import { Component, type ReactNode, Suspense } from 'react';
import { wizardTexts } from '../texts/wizard.ts';
import { PartError } from './part.tsx';

export interface PartBoundaryProps {
  /** Stands in while a part's code is on its way. */
  fallback: ReactNode;
  /** What is on screen: where it changes, what failed before is asked for anew. */
  place: string | number;
  children: ReactNode;
}

interface PartBoundaryState {
  error: unknown;
  place: string | number;
}

const texts = wizardTexts.proposed;

/**
 * The place of parts: waits for their code, and where it can't be loaded says so. Some browsers remember what they could
 * not load for as long as the page is open, so the way out is to load the page anew. Any other fault goes on to whoever
 * is there for it.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<PartBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { place }: PartBoundaryProps,
    state: PartBoundaryState,
  ): PartBoundaryState | null {
    if (place === state.place) return null;
    if (state.error instanceof PartError) state.error.forget();
    return { error: null, place };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(error instanceof PartError)) throw error;
    return (
      <div className="mx-auto w-full max-w-form px-4 py-10 sm:px-6 md:px-0">
        <Alert
          tone="danger"
          live
          title={texts.partFailed}
          action={
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
          }
        >
          {texts.nothingLost}
        </Alert>
      </div>
    );
  }
}
