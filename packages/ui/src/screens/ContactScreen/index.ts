export { ContactScreen, type ContactScreenProps } from './ContactScreen.tsx';
export type { EmbeddedForm } from './ContactScreenForm.tsx';
export { ProviderContact } from './ProviderContact.tsx';
export type { ProviderFacts } from './providerFacts.ts';
