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
      <path d="m44 58 92-10 14 132-92 10z" className={sheet} strokeWidth="1.25" />
      <path d="m184 48 92 10-14 132-92-10z" className={sheet} strokeWidth="1.25" />
      <path d="m62 78 40-4M64 96l66-7M66 112l60-6" className={writing} strokeWidth="3" />
      <path d="m202 74 40 4M200 91l66 7M198 107l52 6" className={writing} strokeWidth="3" />
      <path
        d="M6 168c24-22 44-26 58-16 10 8 4 20-6 18-12-3-6-22 12-26 22-4 44 8 66-2"
        className={threadLine}
      />
      <path d="m136 142 10-8M137 143l13 0M136 144l9 7" className={threadLine} strokeWidth="1.25" />
      <path d="M314 150c-30 22-62 2-92 2-16 0-26 4-38-2" className={threadLine} />
      <path d="m184 150-9-9M183 151l-13 1M184 152l-8 8" className={threadLine} strokeWidth="1.25" />
      <BrassSeal x={252} y={178} scale={0.8} />
    </IllustrationFrame>
  );
}
