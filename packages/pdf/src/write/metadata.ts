import { utf16Hex } from './pdf-syntax.ts';

/** What a document says of itself. */
export interface DocumentInfo {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** An ISO date and time, 'YYYY-MM-DDTHH:MM:SSZ' or as `Date.prototype.toISOString` gives it. */
  readonly createdAt: string;
}

const ISO_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z$/;

/**
 * A time as PDF writes it. Always in UTC, since the machine's time zone would change the bytes.
 *
 * @throws RangeError Where the text is no ISO time in UTC.
 */
export function pdfTime(iso: string): string {
  const match = ISO_TIME.exec(iso);
  if (!match) throw new RangeError(`Not an ISO time in UTC: ${iso}`);
  return `D:${match.slice(1).join('')}+00'00'`;
}

/**
 * Says whether jsPDF can write a text as a string of its own: it writes UTF-16 bytes plainly, and readers take the
 * byte 0D (U+090D, all of Malayalam) for a line break. The title of such a document stands in its XMP data alone.
 */
export const survivesAsString = (text: string): boolean =>
  (utf16Hex(text).match(/../g) ?? []).every((byte) => byte !== '0d');

const escapedXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The document's description as XMP.
 *
 * @see ISO 16684-1
 */
export const xmpPacket = ({ title, language, createdAt }: DocumentInfo): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<dc:format>application/pdf</dc:format><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapedXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<xmp:CreateDate>${createdAt}</xmp:CreateDate></rdf:Description></rdf:RDF></x:xmpmeta>`,
    '<?xpacket end="w"?>',
  ].join('');

/** Thirty-two hexadecimal digits that depend on the given texts alone. */
export function fileId(...texts: readonly string[]): string {
  const hashes = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b];
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) {
      for (let part = 0; part < hashes.length; part += 1) {
        // FNV-1a, each quarter from its own start.
        hashes[part] = Math.imul((hashes[part] ?? 0) ^ (text.charCodeAt(index) + part), 0x01000193) >>> 0;
      }
    }
  }
  return hashes.map((hash) => hash.toString(16).padStart(8, '0')).join('');
}
