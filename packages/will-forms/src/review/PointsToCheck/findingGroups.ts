import type { FindingGroup } from '@virasat/will-model/checks';
import type { ShownFinding } from '../../reading/index.ts';

/** The findings about one person, one asset or the whole will: they are ticked together. */
export interface GroupedFindings {
  group: FindingGroup;
  findings: readonly ShownFinding[];
}

/** Puts findings of one group together, in the order of the report. */
export function groupsOf(findings: readonly ShownFinding[]): GroupedFindings[] {
  const groups = new Map<string, { group: FindingGroup; findings: ShownFinding[] }>();
  for (const finding of findings) {
    const known = groups.get(finding.group.key);
    if (known === undefined) groups.set(finding.group.key, { group: finding.group, findings: [finding] });
    else known.findings.push(finding);
  }
  return [...groups.values()];
}
