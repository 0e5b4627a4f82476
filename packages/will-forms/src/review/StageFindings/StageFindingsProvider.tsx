import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { Finding } from '@virasat/will-model/checks';
import { createContext, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPlace, placeOfTarget } from '../../fields/index.ts';
import { draftReader, type ShownFinding } from '../../reading/index.ts';
import { HeldInPlace } from '../HeldInPlace.tsx';
import { blockOf, type StageBlock } from './stageBlocks.ts';

/** How long answers have to rest before a stage is looked over, in ms: nobody is told while they are typing. */
const LOOK_AFTER_MS = 1000;

/** What was found at the stage on screen. */
export interface StageFindingsValue {
  stage: StageNumber;
  /** Those that stand under one group of fields, or in one card. */
  findingsOf(block: StageBlock): readonly ShownFinding[];
  /** The will's language. */
  lang: string;
  onGoTo(finding: ShownFinding): void;
  onFix(finding: ShownFinding): void;
}

/** Null where nothing was found, and where a stage stands alone. */
export const StageFindingsContext = createContext<StageFindingsValue | null>(null);

/** What was found the last time. */
interface Look {
  readonly stage: StageNumber;
  /** The answers that were looked over. */
  readonly draft: WillDraft;
  readonly findings: readonly ShownFinding[];
}

/** Sorts findings by where they stand, once for all who ask: a long list has a card for each of its items. */
function findingsByBlock({ stage, draft, findings }: Look): ReadonlyMap<StageBlock, readonly ShownFinding[]> {
  const byBlock = new Map<StageBlock, ShownFinding[]>();
  for (const finding of findings) {
    const block = blockOf(finding, draft, stage);
    byBlock.set(block, [...(byBlock.get(block) ?? []), finding]);
  }
  return byBlock;
}

export interface StageFindingsProviderProps {
  draft: WillDraft;
  stage: StageNumber;
  today: string;
  /** The will's language. */
  lang: string;
  onFieldOpen(place: FieldPlace): void;
  /** Applies a finding's fix to the latest answers. */
  onFix(finding: Finding): void;
  children: ReactNode;
}

/**
 * Looks over the stage on screen whenever its answers rest, in a worker. The groups of fields inside draw what was found
 * about them; none is drawn again before that changes.
 */
export function StageFindingsProvider(props: StageFindingsProviderProps) {
  const { draft, stage, today, lang, children } = props;
  const latest = useRef(props);
  const [seen, setSeen] = useState<Look | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    let isStale = false;
    const look = async (): Promise<void> => {
      const findings = await draftReader().findings(draft, stage, today);
      if (isStale) return;
      const isSame = (last: typeof seen): boolean =>
        last?.stage === stage && JSON.stringify(last.findings) === JSON.stringify(findings);
      // Found again, the same findings are no reason to draw a long list anew.
      startTransition(() => setSeen((last) => (isSame(last) ? last : { stage, draft, findings })));
    };
    const looking = setTimeout(
      () =>
        look().catch(() => {
          // Nothing is found for now; the next answers are looked over anew, and the review looks at all.
        }),
      LOOK_AFTER_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(looking);
    };
  }, [draft, stage, today]);

  const value = useMemo<StageFindingsValue | null>(() => {
    if (seen === null || seen.stage !== stage || seen.findings.length === 0) return null;
    const byBlock = findingsByBlock(seen);
    return {
      stage,
      findingsOf: (block) => byBlock.get(block) ?? [],
      lang,
      onGoTo: ({ target }) => {
        const place = placeOfTarget(target, latest.current.draft);
        if (place !== null) latest.current.onFieldOpen(place);
      },
      onFix: ({ key }) => {
        fix(key).catch(() => {
          // The finding stays where it is: the next press asks for the checks again.
        });
      },
    };

    async function fix(key: string): Promise<void> {
      // The worker has the checks; the page needs them for a fix alone.
      const { stageFindings } = await import('./stageFindings.ts');
      const now = latest.current;
      const finding = stageFindings(now.draft, now.stage, now.today).find((one) => one.key === key);
      if (finding === undefined) return;
      now.onFix(finding);
      // Gone at once: that the answers are looked over anew takes a moment.
      setSeen((last) => last && { ...last, findings: last.findings.filter((one) => one.key !== key) });
    }
  }, [seen, stage, lang]);
  return (
    <StageFindingsContext value={value}>
      <HeldInPlace shown={value}>{children}</HeldInPlace>
    </StageFindingsContext>
  );
}
