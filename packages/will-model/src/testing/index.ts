export { anyDraft, anyText } from './draft-arbitrary.ts';
