import type { WillLanguage } from '../../stages/personal-details/personal-details.shape.ts';
import type { CheckTexts } from './check-words.ts';
import { english } from './en.ts';
import { hindi } from './hi.ts';
import { marathi } from './mr.ts';

const TEXTS: Readonly<Record<WillLanguage, CheckTexts>> = { english, hindi, marathi };

/** The words of the checks in a will's language. */
export const textsOf = (language: WillLanguage): CheckTexts => TEXTS[language];
