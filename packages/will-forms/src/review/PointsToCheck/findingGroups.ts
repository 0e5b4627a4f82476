import type { Finding, FindingGroup } from '@virasat/will-model/checks';

/** The findings about one person, one asset or the whole will: they are ticked together. */
export interface GroupedFindings {
  group: FindingGroup;
  findings: readonly Finding[];
}

/** Puts findings of one group together, in the order of the report. */
export function groupsOf(findings: readonly Finding[]): GroupedFindings[] {
  const groups = new Map<string, { group: FindingGroup; findings: Finding[] }>();
  for (const finding of findings) {
    const known = groups.get(finding.group.key);
    if (known === undefined) groups.set(finding.group.key, { group: finding.group, findings: [finding] });
    else known.findings.push(finding);
  }
  return [...groups.values()];
}
