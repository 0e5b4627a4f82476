import type { WillLanguage } from '../stages/personal-details/personal-details.shape.ts';
import { english } from './texts/en.ts';
import type { WhatIfTexts } from './texts/texts.ts';
import { textsIn } from './texts/texts-in.ts';

/** One sentence of 'What happens if…' as a reviewer of its words reads it: places stand as `{place}`. */
export interface WhatIfCatalogueEntry {
  readonly key: keyof WhatIfTexts;
  readonly words: Readonly<Record<WillLanguage, string>>;
}

const isKey = (key: string): key is keyof WhatIfTexts => Object.hasOwn(english, key);

/** Every sentence of 'What happens if…' in the three languages. */
export const whatIfCatalogue = (): WhatIfCatalogueEntry[] =>
  Object.keys(english)
    .filter(isKey)
    .map((key) => ({
      key,
      words: {
        english: textsIn('english')[key],
        hindi: textsIn('hindi')[key],
        marathi: textsIn('marathi')[key],
      },
    }));
