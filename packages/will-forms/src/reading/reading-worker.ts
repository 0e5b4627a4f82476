import { answerTo, isReadingQuestion } from './messages.ts';
import { createStageReading } from './stageReading.ts';

const reading = createStageReading();

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isReadingQuestion(data)) self.postMessage(answerTo(data, reading));
});
