import type { Endpoints } from './endpoints.ts';

/** How the provider hands over tokens (OAuth 2.0 Multiple Response Types). */
export type ResponseType = 'token' | 'id_token token' | 'code';

/** The sign-in provider, as it is configured. */
export interface Provider {
  clientId: string;
  responseType: ResponseType;
  /** `iss` of its tokens; null where it isn't told, which signing in by code can't do without. */
  issuer: string | null;
  /** Its hosted login, shaped like Cognito's; null where the issuer is asked for its addresses. */
  hosted: {
    /** The hosted login's origin. */
    loginUrl: string;
    /** Where a logout goes, without its query. */
    logoutUrl: string;
  } | null;
}

/**
 * Finds the provider's addresses: those of a hosted login are known, those of another are asked of its issuer.
 *
 * @throws TypeError Where the issuer can't be reached; an error of the protocol where its answer is none.
 * @see OpenID Connect Discovery 1.0, section 4
 */
export async function endpointsOf({ hosted, issuer }: Provider): Promise<Endpoints> {
  if (hosted === null) {
    const { discover } = await import('./code-flow.ts');
    return discover(issuer ?? '');
  }
  return {
    authorize: new URL('/login', hosted.loginUrl).href,
    token: new URL('/oauth2/token', hosted.loginUrl).href,
    logout: hosted.logoutUrl,
    returnParameter: 'logout_uri',
  };
}
