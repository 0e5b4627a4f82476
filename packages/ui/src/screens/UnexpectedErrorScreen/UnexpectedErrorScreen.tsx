import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { UnexpectedErrorIllustration } from '../../illustrations/UnexpectedErrorIllustration.tsx';
import { screenColumn } from '../layout.ts';
import { proposed, specified } from '../texts.ts';

export interface UnexpectedErrorScreenProps {
  /** The status or message, as it was reported. */
  detail: string;
  onReload(): void;
}

/**
 * What is left when the page itself has failed: it needs no router, no store and no font, and brings its own main.
 * Focus goes to the heading, since whatever had it is gone.
 * @see spec.md, section 2, Route table
 */
export function UnexpectedErrorScreen({ detail, onReload }: UnexpectedErrorScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main
      data-slot="unexpected-error-screen"
      className={screenColumn({
        width: 'reading',
        className: 'flex min-h-dvh flex-col items-center justify-center py-12 text-center text-ink',
      })}
    >
      <UnexpectedErrorIllustration className="w-64 max-w-full" />
      <h1 ref={heading} tabIndex={-1} className="mt-6 font-display text-h1 font-medium text-balance">
        {specified.unexpectedError}
      </h1>
      <p className="mt-3 max-w-[46ch] text-lg text-ink-2 text-balance">{proposed.unexpectedErrorText}</p>
      <div className="mt-6 w-full max-w-[36rem] rounded-control border border-line bg-sunk px-4 py-3 text-start text-sm forced-colors:border-[CanvasText]">
        <p className="font-semibold text-ink">{proposed.errorDetail}</p>
        <p className="mt-0.5 whitespace-pre-line text-ink-2 wrap-anywhere">{detail}</p>
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <Button variant="primary" onClick={onReload}>
          {proposed.reload}
        </Button>
        <Link href="/" className="inline-flex min-h-11 items-center font-semibold">
          {proposed.goHome}
        </Link>
      </div>
    </main>
  );
}
