import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
  writing,
} from './IllustrationFrame.tsx';

/** Paid: the receipt hangs on the thread, which runs on to a will that is not sealed yet. */
export function PaymentDoneIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="208" rx="124" ry="13" className={ground} />
      <path d="M176 78h100v124H176z" className={sheet} strokeWidth="1.25" />
      <path d="M192 100h52M192 118h68M192 134h68M192 150h44" className={writing} strokeWidth="3" />
      <circle cx="250" cy="178" r="11" className="stroke-edge" strokeWidth="1.25" strokeDasharray="3 3" />
      <path
        d="M52 58h88v132l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8Z"
        className={sheet}
        strokeWidth="1.25"
      />
      <path d="M70 136h52M70 152h36" className={writing} strokeWidth="3" />
      <path d="M30 46c22 14 44 14 66 12 40-4 56-34 96-22 40 12 20 44 58 130" className={threadLine} />
      <BrassSeal x={96} y={98} scale={0.9} />
    </IllustrationFrame>
  );
}
