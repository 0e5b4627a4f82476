import { readFile } from 'node:fs/promises';
import { DraftFormatError, parseStoredDeed, parseStoredDraft, type WillLanguage } from '@virasat/will-model';
import { composeWill } from '../content/compose-will.ts';
import { composeDeed } from '../deed/compose-deed.ts';
import type { ComposedDocument } from '../document/composed-document.ts';
import { composeInvoice } from '../invoice/compose-invoice.ts';
import { invoiceFactsSchema } from '../invoice/invoice-facts.ts';

/** What the command was given isn't what it was said to be. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** What a file holds. */
export type SourceKind = 'will' | 'deed' | 'invoice';

/** How a file is read. */
export interface SourceOptions {
  readonly kind: SourceKind;
  /** Of a deed, whose file doesn't say; English where left out. A draft names its own. */
  readonly language?: WillLanguage;
  /** Told of each part of the file that doesn't fit and was left out. */
  readonly onRepair: (place: string) => void;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new SourceError(`${path} can't be read.`, { cause });
  }
}

function parsedJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceError(`${path} isn't JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

function parsed(json: unknown, { kind, language, onRepair }: SourceOptions): () => ComposedDocument {
  switch (kind) {
    case 'will': {
      const { draft, repairs } = parseStoredDraft(json);
      repairs.forEach(onRepair);
      return () => composeWill(draft);
    }
    case 'deed': {
      const { deed, repairs } = parseStoredDeed(json);
      repairs.forEach(onRepair);
      return () => composeDeed(deed, language);
    }
    case 'invoice': {
      const { data, error } = invoiceFactsSchema.safeParse(json);
      if (error) {
        const places = error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
        throw new DraftFormatError(`The facts of an invoice are wrong or missing: ${places}.`);
      }
      return () => composeInvoice(data);
    }
    default:
      return kind satisfies never;
  }
}

/**
 * Reads what a document is made of.
 *
 * @returns Composes it.
 * @throws SourceError Where the file can't be read or holds something else.
 */
export async function readSource(path: string, options: SourceOptions): Promise<() => ComposedDocument> {
  const json = parsedJson(await readText(path), path);
  try {
    return parsed(json, options);
  } catch (cause) {
    if (cause instanceof DraftFormatError) throw new SourceError(`${path}: ${cause.message}`, { cause });
    throw cause;
  }
}
