import {
  type ArticleId,
  type Block,
  composeDeed,
  composeWill,
  type RichText,
  type SheetDocument,
  type WillDocument,
} from '@virasat/pdf';
import { reviewedTexts } from '@virasat/pdf/review';
import type { FreeWillDeed, WillDraft, WillLanguage } from '@virasat/will-model';

/** The same blocks in the three languages: of one document, so of the same rows in the same order. */
export type BlocksByLanguage = Readonly<Record<WillLanguage, readonly Block[]>>;

const inEach = (blocksIn: (language: WillLanguage) => readonly Block[]): BlocksByLanguage => ({
  english: blocksIn('english'),
  hindi: blocksIn('hindi'),
  marathi: blocksIn('marathi'),
});

const paragraph = (key: string, text: RichText, statutes: readonly string[] = []): Block => ({
  kind: 'paragraph',
  key,
  statutes,
  fields: [],
  text,
});
const words = (text: string): RichText => [{ kind: 'words', text }];

const willIn = (draft: WillDraft, language: WillLanguage): WillDocument =>
  composeWill({ ...draft, personalDetails: { ...draft.personalDetails, language } });

/** Keeps the blocks of some rows; all where none are named. */
const ofRows = (blocks: readonly Block[], rows: readonly string[] | undefined): readonly Block[] =>
  rows === undefined ? blocks : blocks.filter(({ key }) => rows.includes(key));

/**
 * An article as the will of a draft prints it.
 *
 * @param rows Only these rows, for a variant that changes no others.
 */
export const articleBlocks = (draft: WillDraft, id: ArticleId, rows?: readonly string[]): BlocksByLanguage =>
  inEach((language) => {
    const article = willIn(draft, language).articles.find((one) => one.id === id);
    if (article === undefined) throw new RangeError(`The will has no Article ${id}`);
    const { heading, blocks } = article;
    return ofRows(rows === undefined ? [heading, ...blocks] : blocks, rows);
  });

/** The will's title. */
export const titleBlocks = (draft: WillDraft): BlocksByLanguage =>
  inEach((language) => [willIn(draft, language).title]);

/** The page of instructions. */
export const instructionBlocks = (draft: WillDraft): BlocksByLanguage =>
  inEach((language) => {
    const { heading, steps } = willIn(draft, language).instructions;
    return [paragraph('P.0', heading), ...steps.map((step): Block => ({ kind: 'paragraph', ...step }))];
  });

/** The foot of the pages that are signed. */
export const footerBlocks = (draft: WillDraft): BlocksByLanguage =>
  inEach((language) => {
    const { page, initials } = willIn(draft, language).footer;
    const [testator = '', ...witnesses] = initials;
    return [
      paragraph('FOOT', [...page, ...words(` ${testator} `), { kind: 'blank' }]),
      ...witnesses.map((witness) => paragraph('FOOT.W', [...words(`${witness} `), { kind: 'blank' }])),
    ];
  });

const deedIn = (deed: FreeWillDeed, language: WillLanguage): SheetDocument => composeDeed(deed, language);

/** A free will-deed, or some of its rows. */
export const deedBlocks = (deed: FreeWillDeed, rows?: readonly string[]): BlocksByLanguage =>
  inEach((language) => ofRows(deedIn(deed, language).blocks, rows));

/** Texts as they stand in the wording, with `{places}` for what varies. */
export const rawBlocks = (isShown: (key: string) => boolean): BlocksByLanguage => {
  const shown = reviewedTexts.filter(({ key }) => isShown(key));
  return inEach((language) =>
    shown.map(({ key, statutes, texts }) => paragraph(key, words(texts[language]), statutes)),
  );
};
