import type { ProviderFacts } from './providerFacts.ts';

/** Placeholders, as the configuration of a fresh installation has them. */
export const exampleProvider: ProviderFacts = {
  brand: 'Virasat',
  company: 'Example Technology Company',
  address: 'Example Technology Company\nExample House, Example Road\nPune 411001, India',
  phone: '+91 00000 00000',
  email: 'sales@example.com',
  grievanceOfficer: 'The Grievance Officer',
};
