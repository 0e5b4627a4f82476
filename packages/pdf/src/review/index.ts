export { amountFacts } from '../words/amount-words.ts';
export { dateFacts } from '../words/date-words.ts';
export { numberWords } from '../words/number-words.ts';
export { type ReviewedText, reviewedTexts } from './reviewed-texts.ts';
export { type SignOffState, signOffOf } from './sign-off.ts';
