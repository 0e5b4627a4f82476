import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tellMissing } from './external-tool.ts';

/** Where Debian's packages libpdfbox2-java, libactivation-java and libjaxb-api-java put their programs. */
const FOLDER = '/usr/share/java';
const JARS = [
  'preflight',
  'pdfbox2',
  'xmpbox',
  'fontbox2',
  'commons-logging',
  'jaxb-api',
  'javax.activation',
].map((name) => join(FOLDER, `${name}.jar`));
const VALIDATOR = 'org.apache.pdfbox.preflight.Validator_A1b';
const REPORT = /<preflight name="([^"]*)">([\s\S]*?)<\/preflight>/g;

/** Apache PDFBox Preflight, which says whether a file is PDF/A-1b. */
export interface Preflight {
  readonly isMissing: boolean;
  /**
   * Checks files.
   *
   * @param folder Where it may write a list and a report.
   * @returns What is wrong, by the file's name; empty where all are valid.
   */
  faultsOf(paths: readonly string[], folder: string): Promise<Record<string, string>>;
}

/**
 * Looks for Preflight, as `externalTool` does for a program.
 *
 * @throws Error With CI=true where it is missing.
 */
export function preflight(check: string): Preflight {
  const isMissing =
    !JARS.every((jar) => existsSync(jar)) || spawnSync('java', ['-version']).error !== undefined;
  if (isMissing) tellMissing('Apache PDFBox Preflight', check);
  return {
    isMissing,
    faultsOf: async (paths, folder) => {
      const list = join(folder, 'files.txt');
      await writeFile(list, `${paths.join('\n')}\n`);
      const { stderr } = spawnSync('java', ['-cp', JARS.join(':'), VALIDATOR, 'xml', 'group', list], {
        encoding: 'utf8',
      });
      const reports = [...(await readFile(`${list}.preflight.xml`, 'utf8')).matchAll(REPORT)];
      if (reports.length !== paths.length) throw new Error(`Preflight left files out: ${stderr}`);
      const faults = reports.filter(([, , report = '']) => !report.includes('>true</isValid>'));
      return Object.fromEntries(faults.map(([, name = '', report = '']) => [name, report]));
    },
  };
}
