import { useId } from 'react';
import { Seal } from '../../illustrations/Seal.tsx';
import { LeadKnot, StitchHole, TiedKnot } from './ProgressHeaderKnots.tsx';
import { stageState } from './progress.ts';
import { knotPosition, SEAL_SIZE } from './progressTrack.ts';

export interface ProgressHeaderThreadProps {
  stage: number;
  count: number;
  sealed: boolean;
}

/** The thread at the height it is drawn in, tiled and never stretched: two strands turned about each other. */
function TwistedThread({ end }: { end: string }) {
  const patternId = useId();
  return (
    <svg
      aria-hidden="true"
      height="10"
      className="absolute start-0 top-[17px] transition-[width] duration-[320ms] ease-thread"
      style={{ width: end }}
    >
      <pattern id={patternId} width="5" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 3.6h5v2.8H0z" className="fill-primary" />
        <path d="M-4 7 .5 3M1 7l4.5-4" strokeWidth=".9" className="stroke-paper" />
      </pattern>
      <rect width="100%" height="10" fill={`url(#${patternId})`} />
    </svg>
  );
}

/** Pricked holes where the thread has yet to go. */
function PrickedLine() {
  return (
    <svg aria-hidden="true" height="4" width="100%" className="absolute start-0 top-5">
      <line
        x1="0"
        y1="2"
        x2="100%"
        y2="2"
        strokeWidth="1.5"
        strokeDasharray="0 7"
        strokeLinecap="round"
        className="stroke-edge"
      />
    </svg>
  );
}

/** The picture of the progress: thread, knots, needle and seal. Its words stand above and below it. */
export function ProgressHeaderThread({ stage, count, sealed }: ProgressHeaderThreadProps) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const lead = knotPosition(stage, count);
  return (
    <div aria-hidden="true" className="relative h-11">
      <div className="absolute inset-y-0 start-0" style={{ insetInlineEnd: SEAL_SIZE - 4 }}>
        <PrickedLine />
      </div>
      <TwistedThread end={sealed ? `calc(100% - ${SEAL_SIZE / 2}px)` : `calc(${lead} + 16px)`} />
      {numbers.map((number) => {
        const state = sealed ? 'completed' : stageState(number, stage);
        if (state === 'current') return null;
        const Knot = state === 'completed' ? TiedKnot : StitchHole;
        return <Knot key={number} start={knotPosition(number, count)} />;
      })}
      {!sealed && <LeadKnot start={lead} />}
      <Seal key={String(sealed)} pressed={sealed} className="absolute end-0 top-0" />
    </div>
  );
}
