import type { About } from './about.ts';
import type { FindingTarget } from './check-report.ts';

type TargetOf<At extends FindingTarget['at']> = Extract<FindingTarget, { at: At }>;

/** Somebody, by name: two roles of one name are one group. */
export const aboutPerson = (name: string): About => ({ kind: 'person', name });
export const aboutAsset = (id: string): About => ({ kind: 'asset', id });
export const aboutTestator: About = { kind: 'testator' };
export const aboutWill: About = { kind: 'will' };

export const atPersonal = (field: TargetOf<'personalDetails'>['field']): FindingTarget => ({
  at: 'personalDetails',
  field,
});
export const atChild = (id: string, field: TargetOf<'child'>['field']): FindingTarget => ({
  at: 'child',
  id,
  field,
});
export const atNominee = (id: string, field: TargetOf<'nominee'>['field']): FindingTarget => ({
  at: 'nominee',
  id,
  field,
});
export const atAsset = (id: string, field: TargetOf<'asset'>['field']): FindingTarget => ({
  at: 'asset',
  id,
  field,
});
export const atShare = (
  assetId: string,
  nomineeId: string,
  field: TargetOf<'share'>['field'],
): FindingTarget => ({ at: 'share', assetId, nomineeId, field });
export const atExecutor = (
  assetId: string | null,
  id: string,
  field: TargetOf<'executorPerson'>['field'],
): FindingTarget => ({ at: 'executorPerson', assetId, id, field });
export const atExecutors = (field: TargetOf<'executor'>['field']): FindingTarget => ({
  at: 'executor',
  field,
});
export const atResiduary = (field: TargetOf<'residuary'>['field']): FindingTarget => ({
  at: 'residuary',
  field,
});
export const atOtherInfo = (field: TargetOf<'otherInfo'>['field']): FindingTarget => ({
  at: 'otherInfo',
  field,
});
export const atWitness = (id: string, field: TargetOf<'witness'>['field']): FindingTarget => ({
  at: 'witness',
  id,
  field,
});
