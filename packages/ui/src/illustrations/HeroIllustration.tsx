import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
  writing,
} from './IllustrationFrame.tsx';

/** Home: a folded will, bound by the thread and closed with the seal. */
export function HeroIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="168" cy="214" rx="122" ry="13" className={ground} />
      <path d="m112 34 128-14 16 152-128 14z" className={sheet} strokeWidth="1.25" />
      <path d="M92 36h116l24 24v142H92z" className={sheet} strokeWidth="1.25" />
      <path d="M208 36v24h24" className="fill-sunk stroke-edge" strokeWidth="1.25" />
      <path d="M112 64h58" className="stroke-ink-2" strokeWidth="3.5" />
      <path
        d="M112 84h96M112 97h100M112 110h84M112 148h100M112 161h72M112 174h46"
        className={writing}
        strokeWidth="3"
      />
      <path
        d="M4 150c26-20 44-20 58-6 12 12 4 28-8 26-14-2-10-26 8-34 18-8 62-8 106-6 20 1 34 2 46 8"
        className={threadLine}
      />
      <path d="M86 129c44-4 90-4 128 9" className={threadLine} />
      <path d="M222 160c6 16 2 30-6 40M230 160c2 16 12 26 26 28" className={threadLine} />
      <BrassSeal x={224} y={142} scale={1.15} />
      <path d="m262 190 44 12-45-6c-5-1-6-3-5-5 1-2 3-2 6-1Z" className="fill-ink-3" />
    </IllustrationFrame>
  );
}
