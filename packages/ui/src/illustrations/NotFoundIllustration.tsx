import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
} from './IllustrationFrame.tsx';

/** Page not found: the thread writes 404 and runs on; the nought is the ring that its seal has left. */
export function NotFoundIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="206" rx="124" ry="13" className={ground} />
      <path d="M60 44h200v152H60z" className={sheet} strokeWidth="1.25" />
      <path
        d="M4 172c30 4 62-2 78-30l32-58c3-6 6-5 6 1v74M82 132c12 4 30 3 50 0 8-1 14-8 14-18"
        className={threadLine}
      />
      <circle cx="160" cy="122" r="29" className="stroke-brass" strokeDasharray="3 5" />
      <path
        d="M174 132c2 8 8 6 12 0l26-48c3-6 6-5 6 1v74M188 132c14 4 32 4 54 0 24-4 40 6 70-16"
        className={threadLine}
      />
      <BrassSeal x={226} y={206} scale={0.7} />
    </IllustrationFrame>
  );
}
