import type { WillDraft } from '@virasat/will-model';
import type { Article } from '../document/will-document.ts';
import { article, clause } from './building.ts';
import { type Say, typed } from './say.ts';

/**
 * Article I: the last will, made freely, revoking what was before.
 *
 * @see wording.md, I; Indian Succession Act 1925, ss. 59, 61, 62, 70
 */
export function declaration({ personalDetails }: WillDraft, say: Say): Article {
  const fullName = typed(personalDetails.fullName, 'personalDetails.fullName');
  return article(
    'I',
    [clause('I.1', say('I.1', { fullName })), clause('I.2', say('I.2')), clause('I.3', say('I.3'))],
    say,
  );
}
