import type { ErrorComponentProps } from '@tanstack/react-router';
import { UnexpectedErrorScreen } from '@virasat/ui';

/** What is shown where a page could not be opened or drawn (spec.md section 2, 'Unexpected Application Error!'). */
export function RouteFailure({ error }: ErrorComponentProps) {
  const detail = error instanceof Error ? error.message : String(error);
  return <UnexpectedErrorScreen detail={detail} onReload={() => window.location.reload()} />;
}
