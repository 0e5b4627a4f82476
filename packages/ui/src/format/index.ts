export { type DateStyle, formatDate, formatTime } from './dates.ts';
export { groupAadhaar, isAadhaar, isPan, looksLikePan, maskIdentifier } from './identifiers.ts';
export { formatAmount, formatDollars, formatRupees } from './money.ts';
export { formatPhone } from './phone.ts';
