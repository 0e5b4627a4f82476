export { MORE_ANSWERS_ID, MoreAnswers, type MoreAnswersProps } from './MoreAnswers.tsx';
