import { BrassSeal } from './BrassSeal.tsx';
import {
  ground,
  IllustrationFrame,
  type IllustrationProps,
  sheet,
  threadLine,
  writing,
} from './IllustrationFrame.tsx';

/** No documents yet: an open folder, a thread that waits, a seal not yet used. */
export function EmptyDocumentsIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="208" rx="124" ry="13" className={ground} />
      <path d="M64 66h62l14 16h116v118H64z" className="fill-sunk stroke-edge" strokeWidth="1.25" />
      <path d="M92 50h120v110H92z" className={sheet} strokeWidth="1.25" strokeDasharray="5 5" />
      <path d="M112 74h44M112 90h80M112 104h62" className={writing} strokeWidth="3" strokeDasharray="1 7" />
      <path d="M48 112h206l14 90H64z" className={sheet} strokeWidth="1.25" />
      <path
        d="M84 176c20-26 46-30 58-16 10 12-2 26-14 20-14-8 0-34 26-32 24 2 20 30 40 30 10 0 14-6 20-12"
        className={threadLine}
      />
      <path d="m84 176-26 18c-3 2-6 3-7 1-1-2 1-4 4-6Z" className="fill-ink-3" />
      <BrassSeal x={224} y={156} scale={0.8} />
    </IllustrationFrame>
  );
}
