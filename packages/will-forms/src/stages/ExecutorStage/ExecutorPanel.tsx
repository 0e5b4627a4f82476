import { announce, Button, CollapsibleSection, listenForReveal } from '@virasat/ui';
import { copyOfExecutors, type ExecutorDetails, newId } from '@virasat/will-model';
import { memo, useEffect, useRef } from 'react';
import { executorTexts } from '../../texts/executor.ts';
import type { StageProblem } from '../StageForm/index.ts';
import { ExecutorList, type ExecutorListProps } from './ExecutorList.tsx';
import { type CopySource, isUntouchedList, isWholeList } from './executorLists.ts';

const texts = executorTexts.proposed;

export interface ExecutorPanelProps extends Omit<ExecutorListProps, 'heading' | 'headingLevel'> {
  /** The asset's identifier, or what stands for it. */
  title: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The executors of every asset, by its id. */
  all: ExecutorDetails['executorsPerAsset'];
  /** Assets whose executors this one can take over. */
  sourcesIn(all: ExecutorDetails['executorsPerAsset']): readonly CopySource[];
  /** What is marked at the stage. */
  problems: readonly StageProblem[];
}

/** Whether others' lists are offered, so that what they hold matters. */
const offersOthers = ({ open, executors }: ExecutorPanelProps): boolean => open && isUntouchedList(executors);

/** A key in one asset's list draws none of the others again. Handlers do the same at every render. */
const isUnchanged = (before: ExecutorPanelProps, after: ExecutorPanelProps): boolean =>
  before.title === after.title &&
  before.open === after.open &&
  before.executors === after.executors &&
  before.nominees === after.nominees &&
  before.problems === after.problems &&
  (before.all === after.all || !offersOthers(after));

/** One asset's executors. It opens by its header, and when an error link leads to a field in it. */
export const ExecutorPanel = memo(function ExecutorPanel(props: ExecutorPanelProps) {
  const { title, open, onOpenChange, all, sourcesIn, problems: _problems, ...list } = props;
  const sources = offersOthers(props) ? sourcesIn(all) : [];
  const { listPrefix, executors, onChange } = list;
  const ref = useRef<HTMLDivElement>(null);
  const openRef = useRef(onOpenChange);
  useEffect(() => {
    openRef.current = onOpenChange;
  });
  useEffect(() => {
    if (ref.current === null) return;
    return listenForReveal(ref.current, () => openRef.current(true));
  }, []);

  function handleCopy({ asset, index, executors: from }: CopySource): void {
    onChange(copyOfExecutors(from, newId));
    document.getElementById(`${listPrefix}-heading`)?.focus();
    announce(texts.copied(from.length, texts.assetTitle(index, asset.identifier)));
  }

  return (
    <div ref={ref} data-reveals={`${listPrefix}-`}>
      <CollapsibleSection
        title={title}
        headingLevel={3}
        open={open}
        onOpenChange={onOpenChange}
        summary={texts.count(executors.length)}
        missing={isWholeList(executors) ? undefined : texts.missing}
      >
        <div className="space-y-5">
          {sources.length > 0 && (
            <div className="flex flex-col items-start gap-2">
              {sources.map((source) => (
                <Button key={source.asset.id} className="text-start" onClick={() => handleCopy(source)}>
                  {texts.sameAs(texts.assetTitle(source.index, source.asset.identifier))}
                </Button>
              ))}
            </div>
          )}
          <ExecutorList {...list} heading={texts.commonHeading} headingLevel={3} />
        </div>
      </CollapsibleSection>
    </div>
  );
}, isUnchanged);
