import { jsPDF } from 'jspdf';
import { utf16Hex } from './pdf-syntax.ts';

/** What a document says of itself. */
export interface DocumentInfo {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** An ISO date and time, 'YYYY-MM-DDTHH:MM:SSZ' or as `Date.prototype.toISOString` gives it. */
  readonly createdAt: string;
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/**
 * A time that says what it is in UTC to whoever asks for the machine's own zone, as jsPDF does: the zone would change
 * the bytes. (jsPDF also takes a text, but none of a year after 2037.)
 */
class UtcDate extends Date {
  override getFullYear = (): number => this.getUTCFullYear();
  override getMonth = (): number => this.getUTCMonth();
  override getDate = (): number => this.getUTCDate();
  override getHours = (): number => this.getUTCHours();
  override getMinutes = (): number => this.getUTCMinutes();
  override getSeconds = (): number => this.getUTCSeconds();
  override getTimezoneOffset = (): number => 0;
}

/**
 * A time as jsPDF writes it the same on every machine.
 *
 * @throws RangeError Where the text is no ISO time in UTC.
 */
export function pdfDate(iso: string): Date {
  const date = new UtcDate(iso);
  if (!ISO_TIME.test(iso) || Number.isNaN(date.getTime()))
    throw new RangeError(`Not an ISO time in UTC: ${iso}`);
  return date;
}

/**
 * Says whether jsPDF can write a text as a string of its own: it writes UTF-16 bytes plainly, and readers take the
 * byte 0D (U+090D, all of Malayalam) for a line break. The title of such a document stands in its XMP data alone.
 */
export const survivesAsString = (text: string): boolean =>
  (utf16Hex(text).match(/../g) ?? []).every((byte) => byte !== '0d');

/** What jsPDF writes of itself: the two descriptions must agree. */
const PRODUCER = `jsPDF ${jsPDF.version}`;

const escapedXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The time as the file's information has it: without fractions of a second. */
const xmpTime = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z');

/**
 * The document's description as XMP. It says nothing else than the file's own information, and that the file is made
 * by the rules of PDF/A-1b.
 *
 * @see ISO 16684-1; ISO 19005-1, 6.7
 */
export const xmpPacket = ({ title, language, createdAt }: DocumentInfo): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">',
    '<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    `<pdf:Producer>${escapedXml(PRODUCER)}</pdf:Producer>`,
    `<dc:format>application/pdf</dc:format><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapedXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<xmp:CreateDate>${xmpTime(createdAt)}</xmp:CreateDate></rdf:Description></rdf:RDF></x:xmpmeta>`,
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
