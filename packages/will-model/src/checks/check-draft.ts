import type { WillDraft } from '../draft/will-draft.ts';
import type { StageNumber } from '../stages/stage-number.ts';
import { filled } from '../text/filled.ts';
import { bareName } from '../text/names.ts';
import type { About } from './about.ts';
import type { AnySighting, Check } from './check.ts';
import type {
  CheckFacts,
  CheckReport,
  Finding,
  FindingGroup,
  FindingTarget,
  Severity,
} from './check-report.ts';
import { type DraftView, viewOf } from './draft-view.ts';
import { firstOfEach } from './lists.ts';
import { allChecks } from './rules/all-checks.ts';
import type { CheckTexts } from './texts/check-words.ts';
import { citationOf } from './texts/laws.ts';
import { textsOf } from './texts/texts.ts';

const STAGE_OF: Readonly<Record<FindingTarget['at'], StageNumber>> = {
  personalDetails: 1,
  child: 1,
  nominees: 2,
  nominee: 2,
  assets: 3,
  asset: 3,
  share: 3,
  executor: 4,
  executorPerson: 4,
  residuary: 5,
  residuaryShare: 5,
  otherInfo: 6,
  witness: 6,
  moreAnswers: 7,
  pdf: 0,
};

function groupOf(about: About, view: DraftView, { shared }: CheckTexts): FindingGroup {
  switch (about.kind) {
    case 'person': {
      const name = about.name.trim();
      return name === ''
        ? { key: 'will', kind: 'will', name: shared.wholeWill }
        : { key: `person:${bareName(name)}`, kind: 'person', name };
    }
    case 'asset': {
      const asset = view.assetById.get(about.id);
      return { key: `asset:${about.id}`, kind: 'asset', name: asset ? view.assetName(asset) : '' };
    }
    case 'testator':
      return { key: 'testator', kind: 'person', name: shared.you };
    case 'will':
      return { key: 'will', kind: 'will', name: shared.wholeWill };
    default:
      return about satisfies never;
  }
}

function findingOf({ id, severity, law }: Check, sighting: AnySighting, view: DraftView): Finding {
  const texts = textsOf(view.language);
  const { text, reason, fix } = texts.checks[id];
  const stage = STAGE_OF[sighting.target.at];
  return {
    id,
    key: JSON.stringify([id, ...sighting.of]),
    severity,
    group: groupOf(sighting.about, view, texts),
    stage,
    target: sighting.target,
    text: filled(text, sighting.facts),
    reason: filled(reason, sighting.facts),
    law: citationOf(law, view.language, view.draft.personalDetails.country || 'India'),
    link: {
      fromElsewhere: filled(texts.shared.changeIt, {
        number: String(stage),
        stage: texts.stages[stage - 1] ?? '',
      }),
      fromItsStage: texts.shared.goToAnswer,
    },
    ...(sighting.fix && fix !== undefined ? { fix: { label: fix, apply: sighting.fix } } : {}),
  };
}

const ORDER: readonly Severity[] = ['B', 'A', 'W', 'I'];

/** Puts findings in the order of the review; those of a group stand together, at the place of its first. */
function inReviewOrder(findings: readonly Finding[]): Finding[] {
  return ORDER.flatMap((severity) => {
    const groups = new Map<string, Finding[]>();
    for (const finding of findings) {
      if (finding.severity !== severity) continue;
      const { key } = finding.group;
      groups.set(key, [...(groups.get(key) ?? []), finding]);
    }
    return [...groups.values()].flat();
  });
}

/**
 * Goes through a draft as a careful lawyer would and tells what to look at again. Nothing is changed.
 *
 * Any draft can be checked, finished or not; the same draft and facts always give the same report.
 *
 * @see checks.md
 */
export function checkDraft(draft: WillDraft, facts: CheckFacts): CheckReport {
  const view = viewOf(draft, facts);
  const texts = textsOf(view.language);
  const able = allChecks.filter(({ needs }) => needs === undefined || facts[needs] !== undefined);
  const seen = able.map((check) => ({
    check,
    // What rests on the same things is one finding, however often a draft from elsewhere holds them.
    sightings: firstOfEach(check.look(view), ({ of }) => JSON.stringify(of)),
  }));
  return {
    findings: inReviewOrder(
      seen.flatMap(({ check, sightings }) => sightings.map((sighting) => findingOf(check, sighting, view))),
    ),
    points: seen.map(({ check: { id, severity }, sightings }) => ({
      id,
      severity,
      title: texts.checks[id].title,
      found: sightings.length,
    })),
    checked: seen.length,
    fine: seen.filter(({ sightings }) => sightings.length === 0).length,
  };
}
