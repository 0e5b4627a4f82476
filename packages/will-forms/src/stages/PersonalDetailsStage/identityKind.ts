import { isBlank } from '@virasat/will-model';

const AADHAAR = /aadhaar|aadhar|आधार/iu;
const PAN = /^\s*pan\b|\bpan\s*(?:card|no\.?|number)?\s*$/iu;
const PAN_NUMBER = /^[A-Z]{5}\d{4}[A-Z]$/iu;

/** Says whether an ID type, as somebody writes it, is an Aadhaar: its number is all digits. */
export const isAadhaar = (idType: string): boolean => AADHAAR.test(idType);

/**
 * Says whether a number was given for a PAN that doesn't look like one. A soft hint only: an ID is never refused.
 *
 * @see design.md, 1.8
 */
export const looksUnlikePan = (idType: string, idNumber: string): boolean =>
  PAN.test(idType) && !isBlank(idNumber) && !PAN_NUMBER.test(idNumber.trim());
