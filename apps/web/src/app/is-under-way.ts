import type { MutationKey, QueryClient } from '@tanstack/react-query';

/**
 * Whether a call of this kind is on its way: true from the moment it begins, while what is drawn learns of it a moment
 * later. Two presses can come within that moment, and mean one.
 */
export const isUnderWay = (queryClient: QueryClient, mutationKey: MutationKey): boolean =>
  queryClient.isMutating({ mutationKey }) > 0;
