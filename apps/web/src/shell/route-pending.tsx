import { LoadingScreen } from '@virasat/ui';

/** What is shown while a page's code or data is on its way. */
export function RoutePending() {
  return <LoadingScreen />;
}
