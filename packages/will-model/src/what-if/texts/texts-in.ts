import type { WillLanguage } from '../../stages/personal-details/personal-details.shape.ts';
import { english } from './en.ts';
import { hindi } from './hi.ts';
import { marathi } from './mr.ts';
import type { WhatIfTexts } from './texts.ts';

const TEXTS: Readonly<Record<WillLanguage, WhatIfTexts>> = { english, hindi, marathi };

/** The words of 'What happens if…' in a will's language. */
export const textsIn = (language: WillLanguage): WhatIfTexts => TEXTS[language];
