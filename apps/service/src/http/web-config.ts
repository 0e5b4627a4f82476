import type { WebConfig } from '@virasat/api-client/contract';
import type { Config } from '../config/config.ts';

/** What the web app is told at `/config.json`; what isn't set keeps the build's own value. */
export function webConfig({ identity, checkout, contactForm }: Config): WebConfig {
  const { loginUrl, logoutUrl, responseType } = identity;
  return {
    issuer: identity.issuer,
    clientId: identity.clientId,
    documentsUrl: '/api/documents',
    ordersUrl: '/api/orders',
    ...(loginUrl === undefined
      ? {}
      : { loginUrl, logoutUrl: logoutUrl ?? new URL('/logout', loginUrl).href }),
    ...(responseType === undefined ? {} : { responseType }),
    ...(checkout.scriptUrl === undefined ? {} : { checkoutScriptUrl: checkout.scriptUrl }),
    ...(checkout.keyId === undefined ? {} : { checkoutKeyId: checkout.keyId }),
    ...(checkout.verify === undefined ? {} : { paymentVerify: checkout.verify }),
    ...(contactForm === undefined
      ? {}
      : { contactFormUrl: contactForm.url, contactFormProvider: contactForm.provider }),
  };
}
