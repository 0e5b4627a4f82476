import {
  type Asset,
  type ExecutorDetails,
  executorSchema,
  type Nominee,
  withRolesByOrder,
} from '@virasat/will-model';
import { useMemo, useState } from 'react';
import { executorTexts } from '../../texts/executor.ts';
import { type StageActions, StageForm, type StageFormHandle, useStageForm } from '../StageForm/index.ts';
import { ExecutorList } from './ExecutorList.tsx';
import { ExecutorPanels } from './ExecutorPanels.tsx';
import { ExecutorQuestions } from './ExecutorQuestions.tsx';
import { COMMON_PREFIX, executorPlaces } from './executorPlaces.ts';
import { useOpenPanels } from './useOpenPanels.ts';

const texts = executorTexts.proposed;

export interface ExecutorStageProps extends StageActions {
  executor: ExecutorDetails;
  /** In separate mode each needs executors of its own. Must not change while the stage is on the screen. */
  assets: readonly Asset[];
  /** Whose names can be taken over. */
  nominees: readonly Nominee[];
  /** Every change, valid or not. */
  onChange(executor: ExecutorDetails): void;
  onNext(executor: ExecutorDetails): void;
}

/**
 * Stage 4: who carries out the will. Lists of a way that is not chosen stay with the draft and are not asked for.
 *
 * @see spec.md section 2, Executor stage, and section 5, Executor
 */
export function ExecutorStage({
  executor,
  assets,
  nominees,
  onChange,
  onNext,
  ...actions
}: ExecutorStageProps) {
  const [schema] = useState(() => executorSchema(assets));
  const place = useMemo(() => executorPlaces(assets), [assets]);
  const base = useStageForm<ExecutorDetails>({ values: executor, schema, onChange, onNext, place });
  const panels = useOpenPanels(assets, executor);
  const form: StageFormHandle<ExecutorDetails> = {
    ...base,
    // A fault in a closed panel would be a message without a place.
    attempt: async (onPass) => {
      await base.attempt(onPass);
      panels.openFaulty(base.current());
    },
  };
  const { appointExecutor, executorMode, commonExecutors } = form.values;
  const mode = appointExecutor === 'yes' ? executorMode : '';
  return (
    <StageForm form={form} number={4} lead={texts.lead} {...actions}>
      <ExecutorQuestions form={form} />
      {mode === 'common' && (
        <div className="space-y-4">
          <ExecutorList
            listPrefix={COMMON_PREFIX}
            heading={texts.commonHeading}
            headingLevel={2}
            executors={commonExecutors}
            nominees={nominees}
            current={() => form.current().commonExecutors}
            onChange={(executors) => form.set('commonExecutors', withRolesByOrder(executors))}
            onType={(executors) => form.setTyped('commonExecutors', withRolesByOrder(executors))}
            follow={(id, field) =>
              form.follow(({ commonExecutors: list }) => list.find((person) => person.id === id)?.[field])
            }
            error={form.messageAt('commonExecutors')}
            messageAt={(at, field) => form.messageAt(`commonExecutors.${at}.${field}`)}
            hasProblemIn={form.hasProblemIn}
          />
          <p className="text-sm text-ink-3">{texts.orderHint}</p>
        </div>
      )}
      {mode === 'separate' && (
        <ExecutorPanels
          form={form}
          assets={assets}
          nominees={nominees}
          open={panels.open}
          onOpenChange={panels.setOpen}
        />
      )}
    </StageForm>
  );
}
