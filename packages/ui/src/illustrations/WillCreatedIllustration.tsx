import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
  writing,
} from './IllustrationFrame.tsx';

/** Submitted: the thread is tied round the folded will and the seal sits on its crossing. */
export function WillCreatedIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="206" rx="118" ry="13" className={ground} />
      <path d="M52 64h216v132H52z" className={sheet} strokeWidth="1.25" />
      <path d="M52 64h216v44H52z" className="fill-sunk stroke-edge" strokeWidth="1.25" />
      <path d="M72 82h64" className="stroke-ink-2" strokeWidth="3.5" />
      <path d="M184 82h64M72 152h56M72 166h40M196 152h52M212 166h36" className={writing} strokeWidth="3" />
      <path d="M52 126h216M160 64v132" className={threadLine} />
      <path
        d="M160 64c-8-30-44-36-48-18-3 14 26 20 48 18 22 2 51-4 48-18-4-18-40-12-48 18M160 64c-10 6-20 6-30 2M160 64c10 6 20 6 30 2"
        className={threadLine}
      />
      <BrassSeal x={160} y={128} scale={1.5} />
    </IllustrationFrame>
  );
}
