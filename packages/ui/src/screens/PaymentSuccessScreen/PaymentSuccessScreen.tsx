import { useEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PaymentDoneIllustration } from '../../illustrations/PaymentDoneIllustration.tsx';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { paymentSuccess as texts } from './paymentSuccessTexts.ts';

export interface PaymentSuccessScreenProps {
  renderLink: RenderLink;
  /** The review of the will that waits to be submitted. */
  returnHref: string;
  /** Where payments are listed. */
  billingHref: string;
  /** The balance has the payment already; else it is said that this may take a moment. */
  isCredited: boolean;
}

/**
 * What follows a completed checkout. Focus goes to the heading: it takes the place of the form.
 *
 * @see spec.md, section 2, Payment
 */
export function PaymentSuccessScreen({
  renderLink,
  returnHref,
  billingHref,
  isCredited,
}: PaymentSuccessScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      data-slot="payment-success-screen"
      className={screenColumn({ width: 'card', className: 'pt-10 pb-20 text-center md:pt-16' })}
    >
      <PaymentDoneIllustration className="mx-auto w-56" />
      <h1 ref={heading} tabIndex={-1} className="mt-6 font-display text-h1 font-medium text-balance">
        {texts.title}
      </h1>
      <p className="mt-3 text-lg text-ink-2 text-balance">{texts.text}</p>
      {!isCredited && (
        <Alert tone="info" className="mt-6 text-start">
          {texts.proposed.onItsWay}
        </Alert>
      )}
      <Button asChild variant="primary" className="mt-8">
        {renderLink({ href: returnHref, className: '', children: texts.back })}
      </Button>
      <p className="mt-5">
        <Link asChild>
          {renderLink({ href: billingHref, className: '', children: texts.proposed.billing })}
        </Link>
      </p>
    </div>
  );
}
