import { answerTo, isReadingQuestion } from './messages.ts';
import { createPacker } from './sentAnswer.ts';
import { createStageReading } from './stageReading.ts';

const reading = createStageReading();
const pack = createPacker();

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isReadingQuestion(data)) self.postMessage(pack(answerTo(data, reading)));
});
