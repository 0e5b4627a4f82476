import type { WebConfig } from '@virasat/api-client';
import type { Provider, ResponseType } from '../session/provider.ts';

/** Where everything is that the app talks to. */
export interface AppConfig {
  provider: Provider;
  /** The document endpoint: an address, or a path on this origin. */
  documentsUrl: string;
  /** The order endpoint, likewise. */
  ordersUrl: string;
  /** The payment partner's checkout; null where none is configured. */
  checkout: {
    scriptUrl: string;
    keyId: string;
    /** Whether the order endpoint is told of a completed checkout. */
    verify: boolean;
  } | null;
  /** Another company's contact form, and whose it is; null where none is configured. */
  contactForm: { url: string; provider: string } | null;
}

/** The app has not been told something that it can't work without. `message` is for logs. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'not-configured';
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const responseTypes: readonly ResponseType[] = ['token', 'id_token token', 'code'];

function toProvider(build: Record<string, unknown>, told: WebConfig): Provider {
  const loginUrl = told.loginUrl ?? text(build['VITE_LOGIN_URL']);
  const issuer = told.issuer ?? text(build['VITE_OIDC_ISSUER']) ?? null;
  const clientId = told.clientId ?? text(build['VITE_CLIENT_ID']);
  const asked = told.responseType ?? text(build['VITE_RESPONSE_TYPE']) ?? 'token';
  const responseType = responseTypes.find((known) => known === asked);
  if (clientId === undefined || (loginUrl === undefined && issuer === null)) {
    throw new ConfigError(
      'The sign-in needs VITE_CLIENT_ID and one of VITE_LOGIN_URL and VITE_OIDC_ISSUER, or the same in /config.json',
    );
  }
  if (responseType === undefined) throw new ConfigError(`The sign-in can't ask for response_type '${asked}'`);
  if (responseType === 'code' && issuer === null)
    throw new ConfigError('The sign-in by code needs VITE_OIDC_ISSUER, or issuer in /config.json');
  if (loginUrl === undefined) return { clientId, responseType, issuer, hosted: null };
  const logoutUrl = told.logoutUrl ?? text(build['VITE_LOGOUT_URL']) ?? new URL('/logout', loginUrl).href;
  return { clientId, responseType, issuer, hosted: { loginUrl, logoutUrl } };
}

/**
 * Puts together what the build was given (`VITE_*`) and what the serving side says (`/config.json`), which wins.
 *
 * @throws ConfigError Where there is no sign-in provider, or one that this version can't speak to.
 */
export function toAppConfig(build: Record<string, unknown>, told: WebConfig): AppConfig {
  const provider = toProvider(build, told);
  const scriptUrl = told.checkoutScriptUrl ?? text(build['VITE_CHECKOUT_SCRIPT_URL']);
  const keyId = told.checkoutKeyId ?? text(build['VITE_CHECKOUT_KEY_ID']);
  const verify = told.paymentVerify ?? build['VITE_PAYMENT_VERIFY'] === 'true';
  const formUrl = told.contactFormUrl ?? text(build['VITE_CONTACT_FORM_URL']);
  const formProvider = told.contactFormProvider ?? text(build['VITE_CONTACT_FORM_PROVIDER']);
  return {
    provider,
    documentsUrl: told.documentsUrl ?? text(build['VITE_DOCUMENT_SERVICE_URL']) ?? '/api/documents',
    ordersUrl: told.ordersUrl ?? text(build['VITE_ORDER_SERVICE_URL']) ?? '/api/orders',
    checkout: scriptUrl === undefined || keyId === undefined ? null : { scriptUrl, keyId, verify },
    contactForm:
      formUrl === undefined ? null : { url: formUrl, provider: formProvider ?? new URL(formUrl).hostname },
  };
}

async function askServer(): Promise<WebConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  // A plain file server has no such file, or answers every path with the page: then the build's own values hold.
  const isTold = response.ok && (response.headers.get('content-type') ?? '').includes('json');
  if (!isTold) return {};
  const { readTold } = await import('./read-told.ts');
  return readTold(await response.json());
}

let loading: Promise<AppConfig> | null = null;

/**
 * The app's configuration, asked for once and only when it is first needed; a failure is not remembered.
 *
 * @throws ConfigError Where it is incomplete; TypeError where the server can't be reached.
 */
export function loadConfig(): Promise<AppConfig> {
  loading ??= askServer()
    .then((told) => toAppConfig(import.meta.env, told))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
