/** Where the provider does what. */
export interface Endpoints {
  authorize: string;
  token: string;
  /** Null where it has no logout of its own. */
  logout: string | null;
  /** What its logout calls the address to return to. */
  returnParameter: 'logout_uri' | 'post_logout_redirect_uri';
}
