import { SummaryList, type SummaryRow, Tag, type WillLang } from '@virasat/ui';
import type { ExecutorPerson } from '@virasat/will-model';
import { executorTexts } from '../../texts/executor.ts';
import { reviewTexts } from '../../texts/review.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { typedRow, yesOrNo } from './reviewRows.ts';
import { type ReviewSectionProps, willLangOf } from './reviewTypes.ts';

const texts = reviewTexts.proposed;

function ReviewExecutorList({ executors, lang }: { executors: readonly ExecutorPerson[]; lang: WillLang }) {
  return (
    <ul className="space-y-3">
      {executors.map(({ id, name, email, phone, address }, index) => (
        <ReviewCard
          key={id}
          title={name}
          lang={lang}
          tag={
            <Tag tone={index === 0 ? 'brass' : 'neutral'}>
              {index === 0 ? executorTexts.proposed.primaryTag : executorTexts.proposed.backupTag(index)}
            </Tag>
          }
          rows={[
            typedRow('email', executorTexts.proposed.email, email, lang),
            typedRow('phone', executorTexts.proposed.phone, phone, lang),
            typedRow('address', executorTexts.proposed.address, address, lang),
          ]}
        />
      ))}
    </ul>
  );
}

/** What stage 4 says, by its last answers: lists of a way that is not chosen any more are left out. */
export function ReviewExecutor({ draft }: ReviewSectionProps) {
  const { executor, assets } = draft;
  const lang = willLangOf(draft);
  const isAppointed = executor.appointExecutor === 'yes';
  const mode = isAppointed ? executor.executorMode : '';
  const rows: SummaryRow[] = [
    {
      key: 'appointed',
      term: texts.appointed,
      value: executor.appointExecutor === '' ? texts.notProvided : yesOrNo(isAppointed),
    },
    ...(mode === ''
      ? []
      : [{ key: 'mode', term: texts.assigned, value: executorTexts.proposed.modes[mode].label }]),
  ];
  return (
    <div className="space-y-4">
      <SummaryList rows={rows} />
      {mode === 'common' && <ReviewExecutorList executors={executor.commonExecutors} lang={lang} />}
      {mode === 'separate' &&
        assets.map(({ id, identifier }, index) => (
          <section key={id} className="space-y-2">
            <p className="text-sm text-ink-2 wrap-anywhere">
              {executorTexts.proposed.assetTitle(index, identifier)}
            </p>
            <ReviewExecutorList executors={executor.executorsPerAsset[id] ?? []} lang={lang} />
          </section>
        ))}
    </div>
  );
}
