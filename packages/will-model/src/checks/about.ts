/** Whom a sighting is about, before it is named in the will's language. */
export type About =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'asset'; readonly id: string }
  | { readonly kind: 'testator' }
  | { readonly kind: 'will' };
