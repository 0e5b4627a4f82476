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

/** Writes objects of our own, once the pages are written. */
export interface ObjectWriter {
  /** The object numbers of the pages, in order. */
  readonly pages: readonly number[];
  /** Takes a number for an object that others refer to before it is written. */
  reserve(): number;
  put(number: number, body: string): void;
  /** @param entries What its dictionary says beside its length and filter. */
  putStream(data: string, entries: readonly { readonly key: string; readonly value: number }[]): number;
}

/** A document into which we write ourselves. */
export interface OwnDocument {
  readonly doc: jsPDF;
  /** Writes to the current page. */
  write(content: string): void;
  addFont(font: OwnFont): void;
  /**
   * Makes the file.
   *
   * @param writeObjects Writes what the document holds beside its pages and fonts.
   * @param entries What the document's catalogue says, given what `writeObjects` has returned.
   * @throws Whatever a font or `writeObjects` has thrown: jsPDF itself would only log it.
   */
  finish<Written>(
    writeObjects: (objects: ObjectWriter) => Written,
    entries: (written: Written) => string,
  ): Uint8Array;
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

/** What we use of jsPDF's inside; its types leave it out. */
interface Internals {
  write(content: string): void;
  newObject(): number;
  newObjectDeferred(): number;
  newObjectDeferredBegin(number: number, doOutput: boolean): void;
  putStream(stream: {
    data: string;
    objectId: number;
    additionalKeyValues: { readonly key: string; readonly value: number }[];
  }): void;
}

const NEEDED = ['write', 'newObject', 'newObjectDeferred', 'newObjectDeferredBegin', 'putStream'] as const;

const hasInternals = (internal: object): internal is Internals =>
  NEEDED.every((name) => name in internal && typeof Reflect.get(internal, name) === 'function');

const objectWriter = (internal: Internals, pages: readonly number[]): ObjectWriter => ({
  pages,
  reserve: () => internal.newObjectDeferred(),
  put: (number, body) => {
    internal.newObjectDeferredBegin(number, true);
    internal.write(body);
    internal.write('endobj');
  },
  putStream: (data, entries) => {
    const objectId = internal.newObject();
    internal.putStream({ data, objectId, additionalKeyValues: [...entries] });
    internal.write('endobj');
    return objectId;
  },
});

/** The version that PDF/A-1 rests on. @see ISO 19005-1 */
const PDF_VERSION = '1.4';

/** jsPDF writes 1.3 unless it is told otherwise, in a place that its types leave out. */
function setVersion(doc: object): void {
  const inside: unknown = '__private__' in doc ? doc.__private__ : undefined;
  const set: unknown =
    typeof inside === 'object' && inside ? Reflect.get(inside, 'setPdfVersion') : undefined;
  if (typeof set !== 'function') throw new Error('jsPDF has changed inside');
  set(PDF_VERSION);
}

/**
 * Makes a document of A4 pages whose only fonts are ours.
 *
 * @throws Error Where this version of jsPDF has other internals than ours knows.
 */
export function ownDocument(): OwnDocument {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: false });
  const fonts = latestFonts;
  latestFonts = undefined;
  const internal: object = doc.internal;
  if (fonts === undefined || !hasInternals(internal)) throw new Error('jsPDF has changed inside');
  setVersion(doc);
  const { events } = doc.internal;
  const own = new Map<unknown, OwnFont>();
  const pages: number[] = [];
  const faults: unknown[] = [];
  /** Does what an event asks for; jsPDF would only log what it throws. */
  const guarded = (work: () => void): void => {
    try {
      work();
    } catch (fault) {
      faults.push(fault);
    }
  };
  events.subscribe('buildDocument', () => {
    // Else the file would name jsPDF's fourteen fonts, none of them embedded.
    for (const [id, font] of Object.entries(fonts)) if (!own.has(font)) delete fonts[id];
  });
  events.subscribe('putPage', ({ objId, pageNumber }: { objId: number; pageNumber: number }) => {
    pages.push(objId);
    internal.write(`/StructParents ${pageNumber - 1} /Tabs /S`);
  });
  events.subscribe('putFont', ({ font, ...sink }: FontSink & { font: unknown }) =>
    guarded(() => own.get(font)?.put(sink)),
  );
  return {
    doc,
    write: (content) => internal.write(content),
    addFont: (font) => {
      fonts[font.id] = font;
      own.set(font, font);
    },
    finish: (writeObjects, entries) => {
      let catalogue = '';
      events.subscribe('postPutResources', () =>
        guarded(() => {
          catalogue = entries(writeObjects(objectWriter(internal, pages)));
        }),
      );
      events.subscribe('putCatalog', () => internal.write(catalogue));
      const bytes = new Uint8Array(doc.output('arraybuffer'));
      if (faults.length > 0) throw faults[0];
      return bytes;
    },
  };
}
