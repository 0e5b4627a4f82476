import type { Child, PersonalDetails } from './personal-details.shape.ts';

/** The guardian's label in the form (spec.md section 2, Personal details stage). */
export type GuardianLabel = "Husband's Name" | 'Father or Mother Name';

/** Whose name the form asks for beside the testator's own. */
export const guardianLabel = ({
  gender,
  relationshipStatus,
}: Pick<PersonalDetails, 'gender' | 'relationshipStatus'>): GuardianLabel =>
  gender === 'female' && relationshipStatus === 'married' ? "Husband's Name" : 'Father or Mother Name';

/** Says whether the guardian's name can be asked for: once gender and status are chosen (spec.md section 5). */
export const asksForGuardian = ({
  gender,
  relationshipStatus,
}: Pick<PersonalDetails, 'gender' | 'relationshipStatus'>): boolean =>
  gender !== '' && relationshipStatus !== '';

/** The children of which the will may speak: none unless the toggle says Yes. */
export const listedChildren = ({ hasChildren, children }: PersonalDetails): Child[] =>
  hasChildren === true ? children : [];

/**
 * Answers the children toggle. No clears the list; nominees that came from it stay (architecture.md).
 *
 * @see spec.md section 4, Form behaviour rules
 */
export const withHasChildren = (details: PersonalDetails, hasChildren: boolean): PersonalDetails =>
  hasChildren
    ? { ...details, hasChildren }
    : { ...details, hasChildren, childrenAsNominees: null, children: [] };
