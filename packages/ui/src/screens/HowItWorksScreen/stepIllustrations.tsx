import { BrassSeal } from '../../illustrations/BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
  writing,
} from '../../illustrations/IllustrationFrame.tsx';

/** Step 1: the thread runs out of a pen and fills the first lines of a form. */
export function FillIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="212" rx="112" ry="12" className={ground} />
      <path d="M84 28h152v176H84z" className={sheet} strokeWidth="1.25" />
      <path d="M104 52h60" className="stroke-ink-2" strokeWidth="3.5" />
      <path
        d="M104 74h112v24H104zM104 114h112v24H104zM104 154h112v24H104z"
        className="fill-sunk stroke-edge"
        strokeWidth="1.25"
      />
      <path
        d="M4 96c26-14 52-22 76-14 18 6 26 8 36 3 8-5 12-7 15 1 2 6 8 4 12-2 4-7 8-5 10 1 3 6 9 4 13-1"
        className={threadLine}
      />
      <path d="M112 126c6-8 11-7 13 0 2 6 8 5 12-1 5-7 9-5 11 1 4 8 12 4 20 2" className={threadLine} />
      <path d="m168 128 44-62 12 8-44 62-15 8z" className="fill-surface stroke-ink-2" strokeWidth="1.5" />
      <path d="m168 128 12 8-15 8z" className="fill-ink-2" />
      <BrassSeal x={236} y={190} scale={0.7} />
    </IllustrationFrame>
  );
}

/** Step 2: the thread ticks line after line, and loops round the one that is changed. */
export function ReviewIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="212" rx="112" ry="12" className={ground} />
      <path d="M84 28h152v176H84z" className={sheet} strokeWidth="1.25" />
      <path d="M132 58h76M132 96h60M132 134h68M132 172h50" className={writing} strokeWidth="3.5" />
      <path d="m102 58 7 8 13-17M102 96l7 8 13-17M102 172l7 8 13-17" className={threadLine} />
      <path
        d="M316 116c-30-12-56-12-84-2-36 12-116 0-116 20 0 18 98 18 98 0 0-14-40-18-62-14"
        className={threadLine}
      />
      <BrassSeal x={236} y={190} scale={0.7} />
    </IllustrationFrame>
  );
}

/** Step 3: loose sheets become one document, bound by the thread. */
export function GenerateIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="164" cy="212" rx="112" ry="12" className={ground} />
      <path d="m104 40 126-12 14 164-126 12z" className={sheet} strokeWidth="1.25" />
      <path d="m96 36 130-4 6 166-130 5z" className={sheet} strokeWidth="1.25" />
      <path d="M88 34h132v170H88z" className={sheet} strokeWidth="1.25" />
      <path d="M122 58h64" className="stroke-ink-2" strokeWidth="3.5" />
      <path d="M112 82h88M112 96h88M112 110h64M112 146h88M112 160h76" className={writing} strokeWidth="3" />
      <path
        d="M4 116c22 10 46 18 66 10 16-6 22-14 30-14 8 0 8 12 0 12-10 0-14-24-2-46 4-8 4-14 0-18M98 124c6 20 6 40-2 64"
        className={threadLine}
      />
      <BrassSeal x={222} y={190} scale={0.85} />
    </IllustrationFrame>
  );
}

/** Step 4: three signatures, the seal, and the thread tied. */
export function SignIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="212" rx="118" ry="12" className={ground} />
      <path d="M68 40h184v160H68z" className={sheet} strokeWidth="1.25" />
      <path d="M90 64h140M90 78h96" className={writing} strokeWidth="3" />
      <path d="M90 122h78M90 152h78M90 182h78" className="stroke-edge" strokeWidth="1.25" />
      <path
        d="M96 116c8-18 16-16 14-4-2 10 8 8 14-2 5-8 9-4 10 2 2 7 10 2 18-4M96 147c10-14 12-14 14-4 3 9 10 4 14-2 6-8 8 2 14 3 6 0 8-5 16-4M96 177c4-16 14-18 14-6 0 9 10 8 15 0 4-7 8-3 10 2 3 6 9 2 13-2"
        className="stroke-ink-2"
        strokeWidth="2"
      />
      <path
        d="M316 96c-34-14-66 2-84 26-14 18-30 22-38 12-8-12 10-24 22-12 12 10 8 30-2 46M216 168c-6 16-6 24-12 36M222 168c4 14 10 22 20 32"
        className={threadLine}
      />
      <BrassSeal x={218} y={160} scale={1.15} />
    </IllustrationFrame>
  );
}
