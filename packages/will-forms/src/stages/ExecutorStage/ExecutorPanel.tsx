import { announce, Button, CollapsibleSection, listenForReveal } from '@virasat/ui';
import { copyOfExecutors, newId } from '@virasat/will-model';
import { useEffect, useRef } from 'react';
import { executorTexts } from '../../texts/executor.ts';
import { ExecutorList, type ExecutorListProps } from './ExecutorList.tsx';
import { type CopySource, isUntouchedList, isWholeList } from './executorLists.ts';

const texts = executorTexts.proposed;

export interface ExecutorPanelProps extends Omit<ExecutorListProps, 'heading' | 'headingLevel'> {
  /** The asset's identifier, or what stands for it. */
  title: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Assets whose executors this one can take over. */
  sources: readonly CopySource[];
}

/** One asset's executors. It opens by its header, and when an error link leads to a field in it. */
export function ExecutorPanel({ title, open, onOpenChange, sources, ...list }: ExecutorPanelProps) {
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
          {isUntouchedList(executors) && sources.length > 0 && (
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
}
