import { NotFoundScreen } from '@virasat/ui';
import { renderLink } from './render-link.tsx';

/** Any path that there is no page for (spec.md section 2, Route table). */
export function NotFound() {
  return <NotFoundScreen renderLink={renderLink} />;
}
