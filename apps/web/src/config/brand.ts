/**
 * Facts of the provider. These are placeholders: the company that runs the service puts in its own.
 *
 * @see spec.md section 1
 */
export const brand = {
  name: 'Virasat',
  address: 'Virasat\nExample House, Example Road\nPune 411001, India',
  email: 'sales@example.com',
} as const;
