/** Texts: spec.md section 5, Review. */
export const reviewMessages = {
  notAgreed: 'You must agree to the terms and conditions to proceed',
} as const;
