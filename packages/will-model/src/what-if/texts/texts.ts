import type { english } from './en.ts';

/** All words of 'What happens if…' in one language. */
export type WhatIfTexts = Readonly<Record<keyof typeof english, string>>;
