import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('never starts in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
});

it('needs nothing set', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 4174,
    issuer: 'http://localhost:4174/local_virasat',
    redirectUris: ['http://localhost:4173/dashboard'],
    logoutUris: ['http://localhost:4173', 'http://localhost:4173/'],
  });
});

it('follows the port and the origins', () => {
  const config = readConfig({ PORT: '5001', WEB_ORIGINS: 'http://localhost:5000, http://127.0.0.1:5000/' });
  expect(config.issuer).toBe('http://localhost:5001/local_virasat');
  expect(config.redirectUris).toEqual(['http://localhost:5000/dashboard', 'http://127.0.0.1:5000/dashboard']);
});

it('tells every fault at once', () => {
  expect(() => readConfig({ PORT: 'x', WEB_ORIGINS: 'localhost' })).toThrow(/PORT: .*\n.*WEB_ORIGINS/);
});
