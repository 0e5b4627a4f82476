import { sealPath } from './sealPath.ts';

const edge = sealPath({ x: 0, y: 0 }, 25, 1.4, 20);

export interface BrassSealProps {
  /** Middle of the seal in the drawing's units. */
  x: number;
  y: number;
  /** 1 is 26 units from the middle to the edge. */
  scale?: number;
}

/** The one brass thing in an illustration: the seal with a wave of the thread in it. */
export function BrassSeal({ x, y, scale = 1 }: BrassSealProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={edge} className="fill-brass" />
      <circle r="17.5" className="stroke-surface" strokeWidth="1.25" />
      <path
        d="M-13.5 1.500c4 0 4.5-5.5 8.5-5.5 5 0 3.5 9 8 9 4 0 3.3-5.5 7-5.5 2 0 2.5.8 4 1.2"
        className="stroke-surface"
        strokeWidth="2"
      />
    </g>
  );
}
