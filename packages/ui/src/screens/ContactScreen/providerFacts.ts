/** Who stands behind the service, as the public pages name them. The app fills it in. */
export interface ProviderFacts {
  /** The product's name. */
  brand: string;
  /** The company that runs the service and is the other side of its terms. */
  company: string;
  /** Postal address; its line breaks are kept. */
  address: string;
  /** As it is written: ‹+91 20 0000 0000›. */
  phone: string;
  email: string;
  /** Whom the law on personal data asks to name: a person or an office. */
  grievanceOfficer: string;
}
