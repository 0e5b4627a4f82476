import type { DateParts } from '@virasat/ui';

/** Who stands in the boxes for the next nominee. */
export interface TypedNominee {
  name: string;
  relationship: string;
}

/** What is typed but isn't part of the deed yet: kept beside it. */
export interface TypedDeedParts {
  /** A date of birth that is no date yet; null once it is one, or while its boxes are empty. */
  dateOfBirth: DateParts | null;
  nominee: TypedNominee;
}

/** Nothing is half typed. */
export const emptyTypedDeedParts: TypedDeedParts = {
  dateOfBirth: null,
  nominee: { name: '', relationship: '' },
};
