import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
  writing,
} from './IllustrationFrame.tsx';

/** No payments yet: a ledger open at an empty page, its thread for a bookmark. */
export function EmptyBillingIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="206" rx="124" ry="13" className={ground} />
      <path d="M44 62h112v136H44zM164 62h112v136H164z" className={sheet} strokeWidth="1.25" />
      <path
        d="M156 62c-4 4-4 132 0 136h8c4-4 4-132 0-136Z"
        className="fill-sunk stroke-edge"
        strokeWidth="1.25"
      />
      <path
        d="M60 88h80M60 108h80M60 128h80M60 148h80M60 168h80M180 88h80M180 108h80M180 128h80M180 148h80M180 168h80"
        className={writing}
        strokeWidth="1.5"
      />
      <path d="M118 76v106M238 76v106" className={writing} strokeWidth="1.5" strokeDasharray="1 6" />
      <path d="M160 62c-2-26 6-40 20-36 14 5 8 24-6 20-12-4-10-22-34-26" className={threadLine} />
      <path d="M160 198c2 14-8 18-4 28" className={threadLine} />
      <BrassSeal x={236} y={172} scale={0.8} />
    </IllustrationFrame>
  );
}
