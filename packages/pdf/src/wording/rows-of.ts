import type { WillLanguage } from '@virasat/will-model';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';
import type { Wording } from './wording.ts';

const rowsByLanguage: Readonly<Record<WillLanguage, Wording>> = { english: en, hindi: hi, marathi: mr };

/** The will's words in the language in which it is written. */
export const rowsOf = (language: WillLanguage): Wording => rowsByLanguage[language];
