import {
  type Asset,
  type ExecutorDetails,
  type Nominee,
  type OtherInfo,
  type PersonalDetails,
  type Residuary,
  type WillDraft,
  withAssets,
} from '@virasat/will-model';
import { useLayoutEffect, useMemo, useRef } from 'react';

/** One change for each stage; each applies the rules that touch other stages and reports the whole draft. */
export interface DraftChanges {
  /** The draft with the last change in it, also before the page has drawn that; another revision's draft as given. */
  newest(draft: WillDraft, revision: number): WillDraft;
  /** Changes the whole draft, from what it is at this moment. */
  whole(change: (draft: WillDraft) => WillDraft): void;
  personalDetails(details: PersonalDetails): void;
  childrenAsNominees(answer: boolean | null): void;
  nominees(nominees: Nominee[]): void;
  /** One more, at the end: from a stage that holds another part of the draft. */
  nomineeAdded(nominee: Nominee): void;
  assets(assets: Asset[]): void;
  executor(executor: ExecutorDetails): void;
  residuary(residuary: Residuary): void;
  otherInfo(otherInfo: OtherInfo): void;
}

/**
 * Turns a stage's change into a change of the draft.
 *
 * A stage may report twice in one event (an answer, and what it does to a list), before anything is drawn again:
 * each change starts from the last one reported, never from the draft that was drawn, which may come later.
 *
 * @param revision Goes up whenever the draft was replaced from outside: changes then start from the new one.
 * @see spec.md section 4, Form behaviour rules
 */
export function useDraftChanges(
  draft: WillDraft,
  revision: number,
  onDraftChange: (draft: WillDraft) => void,
): DraftChanges {
  const latest = useRef(draft);
  const report = useRef(onDraftChange);
  // Executors of assets that were removed: an asset that comes back by Undo finds its own again.
  const removedExecutors = useRef<ExecutorDetails['executorsPerAsset']>({});
  const startedFrom = useRef(revision);
  useLayoutEffect(() => {
    report.current = onDraftChange;
    if (startedFrom.current === revision) return;
    startedFrom.current = revision;
    latest.current = draft;
    removedExecutors.current = {};
  }, [draft, revision, onDraftChange]);

  return useMemo(() => {
    function change(part: Partial<WillDraft>): void {
      latest.current = { ...latest.current, ...part };
      report.current(latest.current);
    }
    return {
      newest: (given, givenRevision) => (givenRevision === startedFrom.current ? latest.current : given),
      whole: (changed) => change(changed(latest.current)),
      personalDetails: (personalDetails) => change({ personalDetails }),
      childrenAsNominees: (childrenAsNominees) =>
        change({ personalDetails: { ...latest.current.personalDetails, childrenAsNominees } }),
      nominees: (nominees) => change({ nominees }),
      nomineeAdded: (nominee) => change({ nominees: [...latest.current.nominees, nominee] }),
      assets: (assets) => {
        const known = { ...removedExecutors.current, ...latest.current.executor.executorsPerAsset };
        removedExecutors.current = known;
        change(withAssets(latest.current, assets, known));
      },
      executor: (executor) => change({ executor }),
      residuary: (residuary) => change({ residuary }),
      otherInfo: (otherInfo) => change({ otherInfo }),
    };
  }, []);
}
