import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useReturnFocus } from '../../lib/useReturnFocus.ts';
import { texts } from '../../texts.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { OverlayProgress } from './OverlayProgress.tsx';

/** After this long (ms) the overlay says that the answers are safe. */
export const OVERLAY_SLOW_MS = 20_000;

export interface OverlayProps {
  open: boolean;
  /** What is going on: 'Creating your will...' */
  title: string;
  /** 'Please wait while we process your document' */
  text: string;
  /** Added after 20 seconds. */
  slowText?: string;
  /** What is being done at the moment, and how much of the whole is done, from 0 to 1. Seen, not read out. */
  progress?: { text: string; done: number } | undefined;
}

/**
 * Covers the page while something must not be interrupted. It has no close button and Escape does
 * nothing: whoever opens it closes it, after success and after failure.
 * @see design.md, 2.3, Overlay
 */
export function Overlay({ open, title, text, slowText = texts.overlaySlow, progress }: OverlayProps) {
  const textRef = useRef<HTMLParagraphElement>(null);
  const isSlow = useDelayed(open, OVERLAY_SLOW_MS);
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Content
          data-slot="overlay"
          className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 overflow-y-auto bg-paper p-6 text-center text-ink outline-none transition-opacity duration-200 motion-safe:starting:opacity-0 print:hidden"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            rememberOpener();
            textRef.current?.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Spinner size="large" className="text-primary" />
          <Radix.Title className="font-display text-h2 font-medium text-balance">{title}</Radix.Title>
          <Radix.Description
            ref={textRef}
            tabIndex={-1}
            className="max-w-[46ch] text-lg text-balance text-ink-2 outline-none"
          >
            {text}
          </Radix.Description>
          {progress && <OverlayProgress {...progress} />}
          <p aria-live="polite" className="min-h-[1.6em] max-w-[46ch] text-balance text-ink-2">
            {isSlow ? slowText : ''}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
