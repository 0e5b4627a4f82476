import type { Block } from '@virasat/pdf';
import type { WillLanguage } from '@virasat/will-model';
import {
  type CatalogueEntry,
  checkCatalogue,
  checkPhrases,
  whatIfCatalogue,
} from '@virasat/will-model/checks';
import type { BlocksByLanguage } from './wordingBlocks.ts';

/** What a severity means to the person (checks.md). */
const severities: Readonly<Record<CatalogueEntry['severity'], string>> = {
  B: 'submitting waits for it',
  A: 'asks to be read',
  W: 'a warning',
  I: 'a note',
};

const line = (kind: 'heading' | 'paragraph', key: string, text: string, law: string): Block => ({
  kind,
  key,
  statutes: law === '' ? [] : [law],
  fields: [],
  text: [{ kind: 'words', text }],
});

function checkIn({ id, severity, words }: CatalogueEntry, language: WillLanguage): Block[] {
  const { title, text, reason, fix } = words[language];
  const key = `${id}: ${severities[severity]}`;
  const sentences = [text, reason, ...(fix === undefined ? [] : [fix])];
  return [
    line('heading', key, title, words.english.law),
    ...sentences.map((sentence) => line('paragraph', key, sentence, words.english.law)),
  ];
}

const inEach = (blocksIn: (language: WillLanguage) => Block[]): BlocksByLanguage => ({
  english: blocksIn('english'),
  hindi: blocksIn('hindi'),
  marathi: blocksIn('marathi'),
});

/** Every check with all its words; places stand as `{place}`. */
export const checkBlocks = (): BlocksByLanguage => {
  const checks = checkCatalogue();
  return inEach((language) => checks.flatMap((check) => checkIn(check, language)));
};

/** What is put into the places, and what links say. */
export const phraseBlocks = (): BlocksByLanguage => {
  const phrases = checkPhrases();
  return inEach((language) => phrases.map(({ key, words }) => line('paragraph', key, words[language], '')));
};

/** Every sentence of 'What happens if…'; places stand as `{place}`. */
export const whatIfBlocks = (): BlocksByLanguage => {
  const sentences = whatIfCatalogue();
  return inEach((language) => sentences.map(({ key, words }) => line('paragraph', key, words[language], '')));
};
