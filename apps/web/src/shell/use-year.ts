import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The current year. A prerendered page was drawn in the year of the build, and is hydrated as such first. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
