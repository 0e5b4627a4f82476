import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton, SkeletonArea } from '../../components/Skeleton/index.ts';
import { announce } from '../../lib/announce.ts';
import { cn } from '../../lib/cn.ts';
import { screenCard } from '../layout.ts';
import { proposedContact as proposed } from './contactTexts.ts';

/** A contact form of another company, as it is configured. */
export interface EmbeddedForm {
  /** Whose it is, by name: the visitor is told before anything is loaded. */
  provider: string;
  /** Loads the provider's script and draws the form into the element. Rejects when that fails or takes too long. */
  load(into: HTMLElement): Promise<void>;
}

export interface ContactScreenFormProps {
  form: EmbeddedForm;
  email: string;
}

/** The framed form. Nothing of its provider is loaded before the press. */
export function ContactScreenForm({ form, email }: ContactScreenFormProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'offered' | 'loading' | 'shown' | 'failed'>('offered');

  async function handleShow(): Promise<void> {
    const into = frame.current;
    if (into === null) return;
    // The button goes; focus stays at the place where the form will be.
    flushSync(() => setState('loading'));
    heading.current?.focus();
    into.replaceChildren();
    try {
      await form.load(into);
      setState('shown');
      announce(proposed.formReady);
    } catch {
      // Why it failed is the provider's; the visitor is told what still works.
      into.replaceChildren();
      setState('failed');
    }
  }

  return (
    <section
      aria-labelledby={headingId}
      className={cn(screenCard, 'mt-10 p-6 xs:p-8 noscript:hidden print:hidden')}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1} className="font-display text-h3 font-medium">
        {proposed.formTitle}
      </h2>
      {state === 'failed' && (
        <Alert
          tone="danger"
          live
          className="mt-4"
          action={<Link href={`mailto:${email}`}>{proposed.writeEmail}</Link>}
        >
          {proposed.formFailed}
        </Alert>
      )}
      {(state === 'offered' || state === 'failed') && (
        <>
          <p className="mt-2 max-w-[60ch] text-ink-2">{proposed.formOffer(form.provider)}</p>
          <Button className="mt-5" onClick={() => void handleShow()}>
            {proposed.showForm}
          </Button>
        </>
      )}
      {state === 'loading' && (
        <SkeletonArea label={proposed.loadingForm} className="mt-5 min-h-72 space-y-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-28" />
          <Skeleton className="h-12 w-40" />
        </SkeletonArea>
      )}
      {/* The provider draws in here; React never does. */}
      <div ref={frame} className={cn(state === 'shown' && 'mt-5')} />
    </section>
  );
}
