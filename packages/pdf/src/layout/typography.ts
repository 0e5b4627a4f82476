import type { WillLanguage } from '@virasat/will-model';
import type { TextStyle } from './placed.ts';

/** Millimetres in a point. */
export const MM_PER_PT = 25.4 / 72;

/** A4 with margins of 20 mm (spec.md section 9). */
export const PAGE = { widthMm: 210, heightMm: 297, marginMm: 20 } as const;

/** The width between the margins. */
export const TEXT_WIDTH_MM = PAGE.widthMm - 2 * PAGE.marginMm;

/** The strengths of the lines in print; a hairline must outlive a photocopier. */
export const RULES = { hairMm: 0.12, thinMm: 0.2, strongMm: 0.4 } as const;

/** A style with the distance from one line to the next. */
export interface TypeStyle extends TextStyle {
  readonly leadingMm: number;
}

/** The styles of one document. */
export interface Typography {
  readonly title: TypeStyle;
  readonly articleNumber: TypeStyle;
  readonly articleTitle: TypeStyle;
  readonly heading: TypeStyle;
  readonly body: TypeStyle;
  readonly tableHead: TypeStyle;
  readonly tableCell: TypeStyle;
  readonly tableTotal: TypeStyle;
  readonly foot: TypeStyle;
}

const style = (sizePt: number, leadingPt: number, isBold = false): TypeStyle => ({
  sizePt,
  isBold,
  leadingMm: leadingPt * MM_PER_PT,
});

const latin: Typography = {
  title: style(17, 25, true),
  articleNumber: style(9.5, 14, true),
  articleTitle: style(13.5, 19, true),
  heading: style(11.5, 17, true),
  body: style(11.5, 17),
  tableHead: style(9.5, 14, true),
  tableCell: style(10, 14.5),
  tableTotal: style(10, 14.5, true),
  foot: style(8, 11),
};

// Vowel signs above and below need more room than Latin letters do.
const devanagari: Typography = {
  title: style(18, 30, true),
  articleNumber: style(10, 16, true),
  articleTitle: style(14, 22, true),
  heading: style(12, 19.5, true),
  body: style(12, 19.5),
  tableHead: style(10, 16, true),
  tableCell: style(10.5, 16.5),
  tableTotal: style(10.5, 16.5, true),
  foot: style(8.5, 13),
};

/**
 * The styles for the will's language.
 *
 * @see design.md 1.9
 */
export const typographyOf = (language: WillLanguage): Typography =>
  language === 'english' ? latin : devanagari;

/** How far below the top of its line a text's baseline is: letters stand in the middle of the leading. */
export const baselineOffsetMm = ({ sizePt, leadingMm }: TypeStyle): number =>
  leadingMm / 2 + 0.28 * sizePt * MM_PER_PT;

/** A style at another size. */
export const scaled = ({ sizePt, leadingMm, isBold }: TypeStyle, scale: number): TypeStyle => ({
  sizePt: sizePt * scale,
  leadingMm: leadingMm * scale,
  isBold,
});

/** All the styles at another size. */
export const scaledTypography = (typography: Typography, scale: number): Typography => ({
  title: scaled(typography.title, scale),
  articleNumber: scaled(typography.articleNumber, scale),
  articleTitle: scaled(typography.articleTitle, scale),
  heading: scaled(typography.heading, scale),
  body: scaled(typography.body, scale),
  tableHead: scaled(typography.tableHead, scale),
  tableCell: scaled(typography.tableCell, scale),
  tableTotal: scaled(typography.tableTotal, scale),
  foot: scaled(typography.foot, scale),
});
