import { Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { cn } from '../../lib/cn.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenCard } from '../layout.ts';
import { proposedStart as proposed } from './getStartedTexts.ts';

export interface GetStartedScreenCardProps {
  renderLink: RenderLink;
  title: string;
  text: string;
  price: string;
  time: string;
  gets: readonly string[];
  action: string;
  href: string;
}

/** One of the two ways. */
export function GetStartedScreenCard({
  renderLink,
  title,
  text,
  price,
  time,
  gets,
  action,
  href,
}: GetStartedScreenCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cn(screenCard, 'flex flex-col p-6 xs:p-8 print:break-inside-avoid')}
    >
      <h2 id={titleId} className="font-display text-h2 font-medium">
        {title}
      </h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        <Fact term={proposed.price} value={price} />
        <Fact term={proposed.time} value={time} />
      </dl>
      <h3 className="mt-6 font-semibold">{proposed.whatYouGet}</h3>
      <ul className="mt-2 mb-8 space-y-2">
        {gets.map((item) => (
          <li key={item} className="flex gap-3">
            <Check
              aria-hidden
              strokeWidth={1.75}
              className="mt-[0.22em] size-5 shrink-0 text-primary forced-colors:text-[CanvasText]"
            />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
      <Button asChild variant="primary" className="mt-auto w-full">
        {renderLink({ href, className: '', children: action })}
      </Button>
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-2.5">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-semibold tabular">{value}</dd>
    </div>
  );
}
