import { Checkbox } from '@virasat/ui';
import { useState } from 'react';
import { checksTexts } from '../../texts/checks.ts';
import { FindingText, type FindingTextProps } from './FindingText.tsx';
import type { GroupedFindings } from './findingGroups.ts';

const texts = checksTexts.proposed;

export interface PointsGroupProps extends Omit<FindingTextProps, 'finding'> {
  grouped: GroupedFindings;
  isRead: boolean;
  onReadChange(isRead: boolean): void;
}

/** What asks to be read about one person or asset, with one tick for all of it. */
export function PointsGroup({ grouped, isRead, onReadChange, ...finding }: PointsGroupProps) {
  const { group, findings } = grouped;
  // The draft follows a moment later; a tick has to be there at once.
  const [pressed, setPressed] = useState<boolean | null>(null);
  if (pressed !== null && pressed === isRead) setPressed(null);
  return (
    <li className="rounded-card border border-line bg-surface px-4 pt-3 pb-1 print:break-inside-avoid">
      <h4 lang={finding.lang} translate="no" className="font-semibold text-ink-2 wrap-anywhere">
        {group.name}
      </h4>
      <ul className="divide-y divide-line">
        {findings.map((one) => (
          <li key={one.key} className="space-y-1 py-3">
            <FindingText finding={one} {...finding} />
          </li>
        ))}
      </ul>
      <Checkbox
        label={
          <>
            {texts.read}
            <span lang={finding.lang} translate="no" className="sr-only">{`: ${group.name}`}</span>
          </>
        }
        checked={pressed ?? isRead}
        onCheckedChange={(next) => {
          setPressed(next);
          onReadChange(next);
        }}
      />
    </li>
  );
}
