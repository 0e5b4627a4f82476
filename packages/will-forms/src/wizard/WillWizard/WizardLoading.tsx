import { Skeleton, SkeletonArea } from '@virasat/ui';
import { wizardTexts } from '../../texts/wizard.ts';

/** The shape of a stage whose code is on its way; nothing shows for the first moment. */
export function WizardLoading() {
  return (
    <SkeletonArea
      label={wizardTexts.proposed.loading}
      className="mx-auto min-h-[60dvh] w-full max-w-form px-4 pt-24 pb-20 sm:px-6 md:px-0"
    >
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-5 w-full" />
      <Skeleton className="mt-12 h-48 w-full rounded-card" />
      <Skeleton className="mt-6 h-48 w-full rounded-card" />
    </SkeletonArea>
  );
}
