/** Every public page (spec.md section 2, Route table). */
export const publicRoutes = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/how-it-works',
  '/get-started',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/delivery-policy',
] as const;
