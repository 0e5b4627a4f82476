export { anyDraft } from './draft-arbitrary.ts';
