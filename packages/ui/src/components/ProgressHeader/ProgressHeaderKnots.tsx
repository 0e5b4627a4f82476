import type { ReactNode } from 'react';

export interface KnotProps {
  /** Distance of its middle from the track's start, in CSS. */
  start: string;
}

const thread = 'stroke-primary';

/** Sits on the thread with its middle at `start`. */
function OnThread({ start, children }: KnotProps & { children: ReactNode }) {
  return (
    <span
      className="absolute top-1/2 block -translate-x-1/2 -translate-y-1/2 leading-none"
      style={{ left: start }}
    >
      {children}
    </span>
  );
}

/** A finished stage: an overhand knot. Each strand goes once over and once under the other. */
export function TiedKnot({ start }: KnotProps) {
  const first = 'M0 12h7c4 0 4.5 7.5 9 7.5 3.5 0 5-3 5-6.5';
  const firstOnTop = 'M4 12h3c2 0 3.2 2 4.3 3.9';
  const second = 'M28 12h-7c-4 0-4.5-7.5-9-7.5-3.5 0-5 3-5 6.5';
  return (
    <OnThread start={start}>
      <svg
        aria-hidden="true"
        viewBox="0 0 28 24"
        fill="none"
        className="h-5 w-6 md:h-6 md:w-7"
        strokeWidth="2.25"
      >
        <path d="M3 8h22v8H3z" className="fill-paper" />
        <path d={first} className={thread} strokeLinecap="round" />
        <path d={second} className="stroke-paper" strokeWidth="4.6" />
        <path d={second} className={thread} strokeLinecap="round" />
        <path d={firstOnTop} className="stroke-paper" strokeWidth="4.6" />
        <path d={firstOnTop} className={thread} />
      </svg>
    </OnThread>
  );
}

/** A stage that is still to come: a hole pricked for the needle. */
export function StitchHole({ start }: KnotProps) {
  return (
    <OnThread start={start}>
      <svg aria-hidden="true" viewBox="0 0 11 11" className="size-2.75">
        <circle cx="5.5" cy="5.5" r="5.5" className="fill-paper" />
        <circle cx="5.5" cy="5.5" r="3" className="fill-edge forced-colors:fill-[GrayText]" />
      </svg>
    </OnThread>
  );
}

/** The stage that is open: the knot being drawn tight, and the needle that goes on from it. */
export function LeadKnot({ start }: KnotProps) {
  return (
    <span
      className="absolute top-1/2 flex -translate-y-1/2 items-center transition-[left] duration-[320ms] ease-thread"
      style={{ left: start }}
    >
      <svg aria-hidden="true" viewBox="0 0 30 24" fill="none" className="-ms-3.5 h-5.5 w-7 md:h-6 md:w-7.5">
        <ellipse cx="15" cy="12" rx="12.5" ry="11.5" className="fill-paper" />
        <ellipse cx="15" cy="12" rx="9.5" ry="8.5" className="fill-primary forced-colors:fill-[Highlight]" />
        <path
          d="M9.5 17c1.3-5.5 5.3-9.7 10.8-10.4M8.3 13.2c1.3-3.2 3.4-5.6 6.8-7M14.3 19c1-4.2 3.5-7.2 8-8.7"
          className="stroke-paper"
          strokeWidth="1.4"
        />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 34 10" className="-ms-1 h-2 w-5.5 md:h-2.5 md:w-8.5">
        <path d="M1 5c2-2.6 5-3 9-2.6L33 5 10 7.6C6 8 3 7.6 1 5Z" className="fill-ink-3" />
        <ellipse cx="6.5" cy="5" rx="2.8" ry=".9" className="fill-paper" />
      </svg>
    </span>
  );
}
