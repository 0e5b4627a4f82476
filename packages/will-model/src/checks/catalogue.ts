import { countries, type WillLanguage } from '../stages/personal-details/personal-details.shape.ts';
import type { Severity } from './check-report.ts';
import { allChecks } from './rules/all-checks.ts';
import type { CheckId, CheckWords } from './texts/check-words.ts';
import { citationOf } from './texts/laws.ts';
import { textsOf } from './texts/texts.ts';

/** One check as a reviewer of its words reads it: places stand as `{place}`. */
export interface CatalogueEntry {
  readonly id: CheckId;
  readonly severity: Severity;
  readonly words: Readonly<Record<WillLanguage, CheckWords & { readonly law: string }>>;
}

/** Every check with its words and its law in the three languages, in the order of checks.md. */
export function checkCatalogue(): CatalogueEntry[] {
  return allChecks.map(({ id, severity, law }) => {
    const words = (language: WillLanguage) => ({
      ...textsOf(language).checks[id],
      law: countries
        .map((country) => citationOf(law, language, country))
        .filter((cited) => cited !== '')
        .join('; '),
    });
    return {
      id,
      severity,
      words: { english: words('english'), hindi: words('hindi'), marathi: words('marathi') },
    };
  });
}

/** Words that stand in the places of the checks' texts, and on their links, as a reviewer reads them. */
export interface CheckPhrase {
  readonly key: string;
  readonly words: Readonly<Record<WillLanguage, string>>;
}

/** What items and fields are called, and what links and groups say, in the three languages. */
export function checkPhrases(): CheckPhrase[] {
  const all = (language: WillLanguage): [key: string, text: string][] => {
    const { shared, items, fields } = textsOf(language);
    return Object.entries({ shared, items, fields }).flatMap(([part, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${part}: ${key}`, text]),
    );
  };
  const hindi = new Map(all('hindi'));
  const marathi = new Map(all('marathi'));
  return all('english').map(([key, text]) => ({
    key,
    words: { english: text, hindi: hindi.get(key) ?? '', marathi: marathi.get(key) ?? '' },
  }));
}
