import type { ProviderFacts } from '@virasat/ui';

/**
 * Facts of the provider, in one place. All of them are placeholders: the company that runs the service puts in its own.
 *
 * @see spec.md sections 1 and 2, Header and footer
 */
export const provider: ProviderFacts = {
  brand: 'Virasat',
  company: 'Example Technologies (placeholder)',
  address: 'Example House, Example Road\nPune 411001, India',
  phone: '+91 20 0000 0000',
  email: 'sales@example.com',
  grievanceOfficer: 'The grievance officer (placeholder)',
};
