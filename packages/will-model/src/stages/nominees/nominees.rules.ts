import { isBlank } from '../../text/blank.ts';
import { isSameName } from '../../text/names.ts';
import type { Child } from '../personal-details/personal-details.shape.ts';
import { emptyNominee } from './nominees.defaults.ts';
import type { Nominee } from './nominees.shape.ts';

/** The relation that a nominee has who came from the list of children (spec.md section 2, Nominees stage). */
export const CHILD_RELATION = 'Child';

/**
 * Adds the children as nominees. A nominee of the same name becomes the child's and keeps its id, so that its
 * shares stay; two children of one name stay two people. A child without a name is nobody yet and is left out.
 *
 * @param newId Makes the id of each nominee that is added.
 * @param former Nominees who were taken out before: one of the child's name comes back, with id and note, so that
 *   shares that still name it are this child's again.
 * @returns The nominees in their order, those who were added last, in the order of the children.
 * @see spec.md section 4, Form behaviour rules; architecture.md, 'children as nominees'
 */
export function withChildrenAsNominees(
  nominees: readonly Nominee[],
  children: readonly Child[],
  newId: () => string,
  former: readonly Nominee[] = [],
): Nominee[] {
  const result = [...nominees];
  const ids = new Set(result.map(({ id }) => id));
  const gone = former.filter(({ id }) => !ids.has(id));
  const taken = new Set<string>();
  for (const { name } of children) {
    if (isBlank(name)) continue;
    const isTheirs = (nominee: Nominee): boolean => !taken.has(nominee.id) && isSameName(nominee.name, name);
    const at = result.findIndex(isTheirs);
    const known = result[at];
    const nominee = {
      ...(known ?? gone.find(isTheirs) ?? emptyNominee(newId())),
      name,
      relation: CHILD_RELATION,
    };
    if (known) result[at] = nominee;
    else result.push(nominee);
    taken.add(nominee.id);
  }
  return result;
}

/**
 * Takes out every nominee whose name matches a child's, and nobody else. Shares that name them stay where they
 * are and show as 'Unknown' until they are given to somebody.
 *
 * @see spec.md section 4, Form behaviour rules
 */
export const withoutChildrenAsNominees = (
  nominees: readonly Nominee[],
  children: readonly Child[],
): Nominee[] => nominees.filter((nominee) => !children.some((child) => isSameName(child.name, nominee.name)));
