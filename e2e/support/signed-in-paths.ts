/** Every page for which one has to be signed in (spec.md section 1). */
export const signedInPaths = [
  '/dashboard',
  '/create-will',
  '/create-free-will',
  '/payment',
  '/recent-documents',
  '/settings',
  '/billing',
] as const;
