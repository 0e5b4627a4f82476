import { Alert, RadioGroup, YesNo } from '@virasat/ui';
import { type ExecutorDetails, executorModes } from '@virasat/will-model';
import { StageFindings } from '../../review/StageFindings/index.ts';
import { executorTexts } from '../../texts/executor.ts';
import type { StageFormHandle } from '../StageForm/index.ts';
import { questionId } from './executorPlaces.ts';

const texts = executorTexts.proposed;
const modeOptions = executorModes.map((value) => ({ value, ...texts.modes[value] }));

/** Whether executors are appointed, and how. Nothing is chosen for the person. */
export function ExecutorQuestions({ form }: { form: StageFormHandle<ExecutorDetails> }) {
  const { appointExecutor, executorMode } = form.values;
  function handleModeChange(chosen: string): void {
    const known = executorModes.find((mode) => mode === chosen);
    if (known) form.set('executorMode', known);
  }
  return (
    <div className="space-y-4">
      <YesNo
        name={questionId('appointExecutor')}
        label={texts.appoint}
        hint={texts.appointHint}
        error={form.messageAt('appointExecutor')}
        value={appointExecutor === '' ? null : appointExecutor === 'yes'}
        onValueChange={(answer) => form.set('appointExecutor', answer ? 'yes' : 'no')}
      >
        <RadioGroup
          name={questionId('executorMode')}
          label={texts.mode}
          error={form.messageAt('executorMode')}
          options={modeOptions}
          value={executorMode}
          onValueChange={handleModeChange}
        />
      </YesNo>
      {appointExecutor === 'no' && <Alert tone="info">{texts.appointedNobody}</Alert>}
      <StageFindings block="executorQuestions" />
    </div>
  );
}
