import { jsPDF } from 'jspdf';

/** What jsPDF hands to whoever writes a font. Its own types leave it out. */
export interface FontSink {
  /** Writes a line of the file. */
  out(line: string): void;
  /** Begins an object. */
  newObject(): number;
  putStream(stream: { data: string; addLength1: boolean; objectId: number }): void;
}

/** A font that writes itself into the document. */
export interface OwnFont {
  readonly id: string;
  /** jsPDF leaves a font alone that says so. */
  isAlreadyPutted: boolean;
  /** The object that the pages refer to; known once the font is written. */
  objectNumber: number;
  put(sink: FontSink): void;
}

/** A document into which we write ourselves. */
export interface OwnDocument {
  readonly doc: jsPDF;
  /** Writes to the current page or, from an event, to the file. */
  write(content: string): void;
  addFont(font: OwnFont): void;
  /** Throws what a font's writing threw: jsPDF itself only logs it. */
  throwFaults(): void;
}

type FontMap = Record<string, unknown>;

// jsPDF gives its font map away in one event alone, while a document is being made.
let latestFonts: FontMap | undefined;
jsPDF.API.events.push([
  'addFonts',
  ({ fonts }: { fonts: FontMap }) => {
    latestFonts = fonts;
  },
]);

interface Writing {
  write(content: string): void;
}

const canWrite = (internal: object): internal is Writing =>
  'write' in internal && typeof internal.write === 'function';

/**
 * Makes a document of A4 pages whose only fonts are ours.
 *
 * @throws Error Where this version of jsPDF has other internals than ours knows.
 */
export function ownDocument(): OwnDocument {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: false });
  const fonts = latestFonts;
  latestFonts = undefined;
  const { internal } = doc;
  if (fonts === undefined || !canWrite(internal)) throw new Error('jsPDF has changed inside');
  const own = new Map<unknown, OwnFont>();
  const faults: unknown[] = [];
  internal.events.subscribe('buildDocument', () => {
    // Else the file would name jsPDF's fourteen fonts, none of them embedded.
    for (const [id, font] of Object.entries(fonts)) if (!own.has(font)) delete fonts[id];
  });
  internal.events.subscribe('putFont', ({ font, ...sink }: FontSink & { font: unknown }) => {
    try {
      own.get(font)?.put(sink);
    } catch (fault) {
      faults.push(fault);
    }
  });
  return {
    doc,
    write: (content) => internal.write(content),
    addFont: (font) => {
      fonts[font.id] = font;
      own.set(font, font);
    },
    throwFaults: () => {
      if (faults.length > 0) throw faults[0];
    },
  };
}
