import { BrassSeal } from './BrassSeal.tsx';
import { ground, IllustrationFrame, type IllustrationProps, threadLine } from './IllustrationFrame.tsx';

/** No nominees yet: three people, drawn by one thread without lifting it. */
export function EmptyNomineesIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="200" rx="132" ry="13" className={ground} />
      <path d="M50 196c0-34 12-46 34-46s34 12 34 46z" className="fill-surface" />
      <path d="M118 196c0-44 14-58 42-58s42 14 42 58z" className="fill-primary-tint" />
      <path d="M202 196c0-28 10-38 29-38s29 10 29 38z" className="fill-surface" />
      <circle cx="84" cy="122" r="20" className="fill-surface" />
      <circle cx="160" cy="104" r="25" className="fill-primary-tint" />
      <circle cx="231" cy="136" r="16" className="fill-surface" />
      <path
        d="M8 188c16 10 30 8 42 8 0-32 11-44 31-46 4-1 6-4 3-8a20 20 0 1 1 1 0c-3 4-1 7 3 8 19 2 30 14 30 46 0-42 13-55 38-58 5-1 6-4 3-9a25 25 0 1 1 2 0c-3 5-2 8 3 9 25 3 38 16 38 58 0-26 9-35 26-38 4-1 5-3 2-6a16 16 0 1 1 2 0c-3 3-2 5 2 6 17 3 26 12 26 38 12 0 24-2 32-12"
        className={threadLine}
      />
      <BrassSeal x={292} y={172} scale={0.6} />
    </IllustrationFrame>
  );
}
