import { BrassSeal } from './BrassSeal.tsx';
import { ground, IllustrationFrame, type IllustrationProps, threadLine } from './IllustrationFrame.tsx';

/** No nominees yet: three people, drawn by one thread without lifting it. */
export function EmptyNomineesIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <ellipse cx="160" cy="200" rx="132" ry="13" className={ground} />
      <path d="M50 196c0-32 11-42 27-44v-14h14v14c16 2 27 12 27 44z" className="fill-surface" />
      <path d="M118 196c0-42 13-52 33-54v-16h18v16c20 2 33 12 33 54z" className="fill-primary-tint" />
      <path d="M202 196c0-26 9-33 23-35v-12h12v12c14 2 23 9 23 35z" className="fill-surface" />
      <circle cx="84" cy="120" r="20" className="fill-surface" />
      <circle cx="160" cy="104" r="25" className="fill-primary-tint" />
      <circle cx="231" cy="135" r="16" className="fill-surface" />
      <path
        d="M8 188c16 10 30 8 42 8C50 170 62 158 72 154c4-1 5-3 5-7V140a21 21 0 1 1 14 0v7c0 4 1 6 5 7C106 158 118 170 118 196C118 160 130 148 146 144c4-1 5-3 5-7V127a26 26 0 1 1 18 0v10c0 4 1 6 5 7C190 148 202 160 202 196C202 180 214 168 220 164c4-1 5-3 5-7V151a17 17 0 1 1 12 0v6c0 4 1 6 5 7C248 168 260 180 260 196c12 0 24-2 32-12"
        className={threadLine}
      />
      <BrassSeal x={292} y={172} scale={0.6} />
    </IllustrationFrame>
  );
}
