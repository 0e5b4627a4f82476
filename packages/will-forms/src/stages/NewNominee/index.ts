export { NewNominee, newNomineeNameId } from './NewNominee.tsx';
export { sharesWith } from './sharesWith.ts';
export { BESIDE_RESIDUE, type TypedNewNominee } from './typedNewNominee.ts';
export { useFocusSoon } from './useFocusSoon.ts';
export { type NewNomineeHandle, type NewNomineeOptions, useNewNominee } from './useNewNominee.ts';
export { usePeople } from './usePeople.ts';
