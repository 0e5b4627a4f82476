import { describe, expect, test } from 'vitest';
import { ConfigError, toAppConfig } from './app-config.ts';

const build = { VITE_LOGIN_URL: 'https://login.example.com', VITE_CLIENT_ID: 'built' };

describe('the configuration', () => {
  test('falls back to endpoints on this origin and the provider’s own logout', () => {
    expect(toAppConfig(build, {})).toEqual({
      provider: {
        clientId: 'built',
        responseType: 'token',
        issuer: null,
        hosted: { loginUrl: 'https://login.example.com', logoutUrl: 'https://login.example.com/logout' },
      },
      documentsUrl: '/api/documents',
      ordersUrl: '/api/orders',
      checkout: null,
      contactForm: null,
    });
  });
  test('takes what the server says before what was built in', () => {
    const told = { clientId: 'told', responseType: 'id_token token', documentsUrl: '/d' } as const;
    expect(toAppConfig({ ...build, VITE_DOCUMENT_SERVICE_URL: '/b' }, told)).toMatchObject({
      provider: { clientId: 'told', responseType: 'id_token token' },
      documentsUrl: '/d',
    });
  });
  test('knows the checkout only where both its script and its key are told', () => {
    const checkoutScriptUrl = 'https://checkout.example.com/checkout.js';
    expect(toAppConfig(build, { checkoutScriptUrl }).checkout).toBeNull();
    expect(
      toAppConfig(build, { checkoutScriptUrl, checkoutKeyId: 'key', paymentVerify: true }).checkout,
    ).toEqual({
      scriptUrl: checkoutScriptUrl,
      keyId: 'key',
      verify: true,
    });
  });
  test('names the contact form’s provider by its host where nobody gives a name', () => {
    const contactFormUrl = 'https://forms.example.com/virasat';
    expect(toAppConfig(build, { contactFormUrl }).contactForm).toEqual({
      url: contactFormUrl,
      provider: 'forms.example.com',
    });
    expect(toAppConfig(build, { contactFormUrl, contactFormProvider: 'Example Forms' }).contactForm).toEqual({
      url: contactFormUrl,
      provider: 'Example Forms',
    });
  });
  test('knows a provider by its issuer alone, which signing in by code needs', () => {
    const issuer = 'https://issuer.example.com/pool';
    const told = { issuer, clientId: 'told', responseType: 'code' } as const;
    expect(toAppConfig({}, told).provider).toEqual({
      clientId: 'told',
      responseType: 'code',
      issuer,
      hosted: null,
    });
    expect(() => toAppConfig({ ...build, VITE_RESPONSE_TYPE: 'code' }, {})).toThrow(ConfigError);
  });
  test('can’t do without a provider, or with a way of signing in that it doesn’t know', () => {
    expect(() => toAppConfig({}, {})).toThrow(ConfigError);
    expect(() => toAppConfig({ ...build, VITE_RESPONSE_TYPE: 'none' }, {})).toThrow(ConfigError);
  });
});
