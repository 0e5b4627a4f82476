import { CollapsibleSection, Tag } from '@virasat/ui';
import type { ShownReport } from '../../reading/index.ts';
import { checksTexts } from '../../texts/checks.ts';

const texts = checksTexts.proposed;

export interface PointsCheckedProps {
  report: ShownReport;
  lang: string;
}

/** ‹We checked N points; M are fine›, closed: what was looked at, also where nothing was found. */
export function PointsChecked({ report: { points, checked, fine }, lang }: PointsCheckedProps) {
  return (
    <CollapsibleSection headingLevel={3} title={texts.checked(checked, fine)}>
      <ul className="divide-y divide-line">
        {points.map(({ id, title, found }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-2">
            <span lang={lang} translate="no" className="min-w-0 wrap-anywhere">
              {title}
            </span>
            <Tag tone={found === 0 ? 'ok' : 'neutral'}>{found === 0 ? texts.fine : texts.found(found)}</Tag>
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  );
}
