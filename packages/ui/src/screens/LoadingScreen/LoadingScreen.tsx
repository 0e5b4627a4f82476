import { Skeleton, SkeletonArea } from '../../components/Skeleton/index.ts';
import { screenColumn } from '../layout.ts';
import { proposed } from '../texts.ts';

/**
 * The shape of a page whose code or data is on its way; nothing shows for the first 300 ms.
 * @see design.md, 2.3, Skeleton
 */
export function LoadingScreen() {
  return (
    <SkeletonArea
      label={proposed.loadingPage}
      className={screenColumn({ width: 'shell', className: 'min-h-[60dvh] pt-10 pb-20' })}
    >
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-5 w-[28rem] max-w-full" />
      <Skeleton className="mt-10 h-48 w-full rounded-card" />
      <Skeleton className="mt-6 w-full" />
      <Skeleton className="mt-4 w-11/12" />
      <Skeleton className="mt-4 w-3/5" />
    </SkeletonArea>
  );
}
