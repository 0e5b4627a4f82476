import { cn } from '../../lib/cn.ts';
import { proposed } from '../texts.ts';
import { useIsNear } from './useIsNear.ts';

export interface SpecimenSheetProps {
  language: string;
  src: string;
  /** Where the sheet stands. */
  className?: string;
  /** How much of the picture is seen, from its top. */
  crop: string;
}

/** One page under its language; pressing it opens the whole picture. */
export function SpecimenSheet({ language, src, className, crop }: SpecimenSheetProps) {
  const [place, isNear] = useIsNear();
  const picture = (
    <img
      src={src}
      alt={proposed.specimenAlt(language)}
      width={840}
      height={600}
      loading="lazy"
      decoding="async"
      className="absolute inset-x-0 top-0 h-auto w-full"
    />
  );
  return (
    <li ref={place} className={cn('flex flex-col', className)}>
      <a href={src} className="group flex flex-1 flex-col rounded-doc">
        <span
          className={cn(
            'relative block overflow-clip rounded-doc border border-line bg-doc-paper shadow-e2 transition-transform group-hover:-translate-y-0.5 dark:shadow-none forced-colors:border-[CanvasText]',
            crop,
          )}
        >
          {isNear && picture}
          <noscript>{picture}</noscript>
        </span>
        <span className="mt-2.5 text-sm font-semibold text-primary underline decoration-1 group-hover:decoration-2">
          {proposed.specimenLabel(language)}
        </span>
      </a>
    </li>
  );
}
