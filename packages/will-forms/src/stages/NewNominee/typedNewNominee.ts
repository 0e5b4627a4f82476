/** A nominee who is being typed beside somebody’s shares and is not in the list yet: kept beside the draft, never sent. */
export interface TypedNewNominee {
  /** Whose shares: an asset's id, or `BESIDE_RESIDUE`. */
  beside: string;
  name: string;
  relation: string;
}

/** Beside the shares of the residue. No asset's id has a space. */
export const BESIDE_RESIDUE = 'the residue';
