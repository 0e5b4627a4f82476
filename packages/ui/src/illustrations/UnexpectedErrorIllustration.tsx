import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
  writing,
} from './IllustrationFrame.tsx';

/** Something failed: the thread has snapped between two sheets; both sheets are whole. */
export function UnexpectedErrorIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="206" rx="124" ry="13" className={ground} />
      <path d="m30 58 92-10 14 132-92 10z" className={sheet} strokeWidth="1.25" />
      <path d="m198 48 92 10-14 132-92-10z" className={sheet} strokeWidth="1.25" />
      <path d="m48 78 40-4M50 96l66-7M52 112l60-6" className={writing} strokeWidth="3" />
      <path d="m216 74 40 4M214 91l66 7M212 107l52 6" className={writing} strokeWidth="3" />
      <path
        d="M6 168c24-22 44-26 58-16 10 8 4 20-6 18-12-3-6-22 12-26 24-4 52 8 78-2"
        className={threadLine}
      />
      <path
        d="M148 142c4-1 6-4 7-9M148 142c4 0 8-1 11 1M148 142c4 1 5 4 9 6"
        className={threadLine}
        strokeWidth="1.25"
      />
      <path d="M314 150c-30 22-62 2-92 2-16 0-30 4-48-2" className={threadLine} />
      <path
        d="M174 150c-4-1-5-5-9-7M174 150c-4 0-7 2-11 3M174 150c-4 2-4 6-7 9"
        className={threadLine}
        strokeWidth="1.25"
      />
      <BrassSeal x={262} y={184} scale={0.8} />
    </IllustrationFrame>
  );
}
