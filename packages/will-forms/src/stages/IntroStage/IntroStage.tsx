import { Button } from '@virasat/ui';
import { introTexts } from '../../texts/intro.ts';

export interface IntroStageProps {
  onStart(): void;
}

/**
 * Stage 0: what to have ready, before anything is asked.
 *
 * @see spec.md section 2, Will wizard
 */
export function IntroStage({ onStart }: IntroStageProps) {
  const { proposed } = introTexts;
  return (
    <div
      data-slot="stage"
      data-stage={0}
      className="mx-auto w-full max-w-form px-4 pt-10 pb-20 sm:px-6 md:px-0 md:pt-14"
    >
      <h1 tabIndex={-1} className="font-display text-h1 font-medium text-balance text-ink">
        {introTexts.title}
      </h1>
      <p className="mt-4 text-lg text-ink-2">{proposed.lead}</p>
      <h2 className="mt-10 font-display text-h3 font-medium text-ink">{proposed.readyTitle}</h2>
      <ul className="relative mt-5 flex flex-col gap-5 border-s-2 border-primary ps-6">
        {proposed.ready.map(({ title, text }) => (
          <li key={title} className="relative">
            <span
              aria-hidden
              className="absolute top-2 -start-[31px] size-3 rounded-full border-2 border-primary bg-paper forced-colors:border-[CanvasText]"
            />
            <h3 className="font-semibold text-ink">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid gap-x-10 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
        <div>
          <dt className="font-semibold text-ink">{proposed.timeTitle}</dt>
          <dd className="text-ink-2">{proposed.time}</dd>
        </div>
        <div>
          <dt className="font-semibold text-ink">{proposed.privacyTitle}</dt>
          <dd className="text-ink-2">{proposed.privacy}</dd>
        </div>
      </dl>
      <Button variant="primary" onClick={onStart} className="mt-10 w-full xs:w-auto">
        {introTexts.start}
      </Button>
    </div>
  );
}
