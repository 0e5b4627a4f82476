import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readIsoDate, type WillLanguage, willLanguages } from '@virasat/will-model';
import { type SignOffs, signOffSchema } from '../review/sign-off.ts';
import { differences, summary, withApproval, withCurrentHashes } from './sign-offs.ts';

const FILE = fileURLToPath(new URL('../review/sign-off.json', import.meta.url));

const USAGE = `Usage: wording                               how far the review is
       wording update                        enter the texts as they stand now
       wording sign-off --who NAME --when YYYY-MM-DD [--language ${willLanguages.join('|')}]... KEY...
       ‹IV.*› stands for every row that begins so.`;

/** Where the command speaks, and the file that it reads and writes. */
export interface WordingOptions {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Another file only in tests. */
  readonly file?: string;
}

const readSignOffs = async (file: string): Promise<SignOffs> =>
  signOffSchema.parse(JSON.parse(await readFile(file, 'utf8')));

const writeSignOffs = (file: string, signOffs: SignOffs): Promise<void> =>
  writeFile(file, `${JSON.stringify(signOffs, null, 2)}\n`);

const isLanguage = (text: string): text is WillLanguage => willLanguages.some((known) => known === text);

function tell(signOffs: SignOffs, { print, complain }: WordingOptions): number {
  const { outOfStep, left } = differences(signOffs);
  for (const { key, language, why } of outOfStep) complain(`${key} (${language}) is ${why}.`);
  for (const key of left) complain(`${key} is no row of the wording any more.`);
  for (const line of summary(signOffs)) print(line);
  return outOfStep.length + left.length === 0 ? 0 : 1;
}

/** ‹IV.*› stands for every row of Article IV. */
function keysLike(pattern: string, signOffs: SignOffs): string[] {
  if (!pattern.endsWith('*')) return [pattern];
  const keys = Object.keys(signOffs).filter((key) => key.startsWith(pattern.slice(0, -1)));
  if (keys.length === 0) throw new RangeError(`The wording has no row ${pattern}.`);
  return keys;
}

function approved(signOffs: SignOffs, args: readonly string[]): SignOffs {
  const { values, positionals: keys } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      who: { type: 'string' },
      when: { type: 'string' },
      language: { type: 'string', multiple: true },
    },
  });
  const { who = '', when = '', language: languages = willLanguages } = values;
  const isWhole = who.trim() !== '' && readIsoDate(when) !== null && keys.length > 0;
  if (!isWhole || !languages.every(isLanguage)) throw new RangeError(USAGE);
  return withApproval(signOffs, {
    who: who.trim(),
    when,
    languages: languages.filter(isLanguage),
    keys: keys.flatMap((key) => keysLike(key, signOffs)),
  });
}

/**
 * Tells how far the review of the wording is, enters changed texts, or enters an approval.
 *
 * @returns 0; 1 where the entries aren't in step with the wording, or the command isn't understood.
 * @see docs/wording-review.md
 */
export async function runWording(args: readonly string[], options: WordingOptions): Promise<number> {
  const { file = FILE, complain } = options;
  const [command, ...rest] = args;
  try {
    const signOffs = await readSignOffs(file);
    if (command === undefined) return tell(signOffs, options);
    if (command !== 'update' && command !== 'sign-off') throw new RangeError(USAGE);
    const changed = command === 'update' ? withCurrentHashes(signOffs) : approved(signOffs, rest);
    await writeSignOffs(file, changed);
    return tell(changed, options);
  } catch (fault) {
    complain(fault instanceof Error ? fault.message : String(fault));
    return 1;
  }
}
