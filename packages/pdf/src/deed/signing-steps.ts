import type { WillLanguage } from '@virasat/will-model';
import { sayIn } from '../content/say.ts';
import { statutesOf } from '../content/statutes.ts';
import type { InstructionStep } from '../document/will-document.ts';

const keys = ['P.2-deed', 'P.3', 'P.4'] as const;

/**
 * How a deed is signed. It has no page of instructions, so these are shown before it is saved.
 *
 * @see wording.md, section 5
 */
export function deedSigningSteps(language: WillLanguage = 'english'): InstructionStep[] {
  const say = sayIn(language);
  return keys.map((key) => ({ key, statutes: statutesOf(key), fields: [], text: say(key) }));
}
