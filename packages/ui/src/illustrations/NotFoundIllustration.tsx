import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
} from './IllustrationFrame.tsx';

/** Page not found: the thread writes 404 and runs on; the nought is the ring where no seal is. */
export function NotFoundIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="206" rx="124" ry="13" className={ground} />
      <path d="M60 44h200v152H60z" className={sheet} strokeWidth="1.25" />
      <path
        d="M4 178c22 6 46-4 56-20 8-14 0-24-8-18-9 7 2 16 14 8 3-3 7-9 9-14M75 134l34-64v96"
        className={threadLine}
      />
      <path
        d="M75 134h52c16 0 8 26 33 26s17-26 33-26h50c22 0 24 14 40 14 14 0 20-8 33-20"
        className={threadLine}
      />
      <path d="m193 134 34-64v96" className={threadLine} />
      <ellipse cx="160" cy="114" rx="21" ry="31" className="stroke-brass" strokeDasharray="3 5" />
      <BrassSeal x={226} y={206} scale={0.7} />
    </IllustrationFrame>
  );
}
