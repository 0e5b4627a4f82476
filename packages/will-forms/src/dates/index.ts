export { birthRange, errorsOfParts, isTyped, isWholeButUnreal } from './birthDate.ts';
