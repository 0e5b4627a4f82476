import { stageNames } from '@virasat/will-model';

/** The lists of the draft, as a person counts their items. */
const items: Record<string, string> = {
  nominees: 'nominee',
  assets: 'asset',
  children: 'child',
  commonExecutors: 'executor',
  witnesses: 'witness',
};

const sections: Record<string, string> = {
  personalDetails: stageNames[0],
  nominees: stageNames[1],
  assets: stageNames[2],
  executor: stageNames[3],
  residuary: stageNames[4],
  otherInfo: stageNames[5],
};

/** A field's name in words: 'fullName' is 'full name', 'nomiee_notes' is the note of the form. */
const wordsOf = (field: string): string =>
  field === 'nomiee_notes' ? 'note' : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Says in words where in the draft a path leads.
 *
 * @param path As 'nominees.0.name' or 'personalDetails.fullName'.
 * @returns As 'Nominees, nominee 1, name'.
 */
export function fieldName(path: string): string {
  const [section = '', ...rest] = path.split('.');
  const steps = section in items ? [section, ...rest] : rest;
  const words = steps.flatMap((step, at) => {
    if (/^\d+$/.test(step)) return [];
    const place = steps[at + 1];
    const item = items[step];
    if (item === undefined || place === undefined || !/^\d+$/.test(place)) return [wordsOf(step)];
    return [`${item} ${Number(place) + 1}`];
  });
  return [sections[section] ?? section, ...words].join(', ');
}
