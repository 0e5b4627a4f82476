import { z } from 'zod';

/** What an operator sets, read once at start. README.md has the table. */
export type Config = z.output<typeof configSchema>;

/** The environment doesn't make a configuration. The message lists every fault, one a line, and no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly string[]) {
    super(`The configuration is not complete:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

const KEY_BYTES = 32;

const whole = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number').min(0);
const port = whole.max(65_535);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const originOf = (address: string): string => new URL(address).origin;
const words = z.string().transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''));
const yesOrNo = z
  .enum(['true', 'false'], { error: "must be 'true' or 'false'" })
  .transform((text) => text === 'true');
const origins = words.pipe(z.array(httpUrl.transform(originOf)));
const rupees = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, 'must be rupees with at most two decimals')
  .transform((text) => Math.round(Number(text) * 100));

/** `id:base64` pairs; the first key seals. */
const dataKeys = words
  .pipe(z.array(z.string().regex(/^[\w-]{1,32}:[A-Za-z0-9+/]{43}=$/)).min(1))
  .transform((pairs) => {
    const split = pairs.map((pair): [string, string] => [
      pair.slice(0, pair.indexOf(':')),
      pair.slice(pair.indexOf(':') + 1),
    ]);
    return new Map(split.map(([id, key]): [string, Uint8Array] => [id, Buffer.from(key, 'base64')]));
  });

const fieldsSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(4173),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  WEB_ORIGINS: origins.optional(),
  WEB_DIST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  OIDC_ISSUER: httpUrl,
  OIDC_CLIENT_ID: z.string(),
  OIDC_JWKS_URL: httpUrl.optional(),
  OIDC_LOGIN_URL: httpUrl.optional(),
  OIDC_LOGOUT_URL: httpUrl.optional(),
  OIDC_RESPONSE_TYPE: z.enum(['token', 'id_token token', 'code']).optional(),
  OIDC_REQUIRE_TOKEN_USE: yesOrNo.default(true),
  WILL_PRICE_INR: rupees.default(249_900),
  WELCOME_COUPONS: whole.max(100).default(0),
  DATA_KEYS: dataKeys.optional(),
  LINK_SECRET: z.string().min(KEY_BYTES, `must have at least ${KEY_BYTES} letters`).optional(),
  CHECKOUT_SCRIPT_URL: httpUrl.optional(),
  RAZORPAY_API_BASE: httpUrl.default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  PAYMENT_VERIFY: yesOrNo.optional(),
  CSP_SCRIPT_HOSTS: origins.default([]),
  CSP_FRAME_HOSTS: origins.default([]),
  CSP_CONNECT_HOSTS: origins.default([]),
  TRUST_PROXY: whole.max(10).default(0),
  RATE_LIMIT_PER_MINUTE: whole.default(120),
  SUBMIT_LIMIT_PER_MINUTE: whole.default(10),
  ORDER_LIMIT_PER_MINUTE: whole.default(10),
  ADDRESS_LIMIT_PER_MINUTE: whole.default(1_200),
  DRAIN_MS: whole.max(60_000).default(1_500),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Environment = Readonly<Record<string, string>>;

/** Half a set of keys is a mistake; without a webhook payments are found by asking, which takes its time. */
function paymentFaults(env: Environment): string[] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_API_BASE: apiBase = '', NODE_ENV } = env;
  if (keyId === undefined) return [];
  const needed = ['RAZORPAY_KEY_SECRET', ...(NODE_ENV === 'production' ? ['RAZORPAY_WEBHOOK_SECRET'] : [])];
  const missing = needed.filter((name) => env[name] === undefined);
  return [
    ...missing.map((name) => `${name}: must be set beside RAZORPAY_KEY_ID`),
    ...(NODE_ENV === 'production' && apiBase.startsWith('http://')
      ? ['RAZORPAY_API_BASE: must begin with https:// in production']
      : []),
  ];
}

/** The checkout of Razorpay itself. */
const RAZORPAY_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

/** In production nothing that guards people's data may be left to a default. */
function productionFaults(env: Environment): string[] {
  if (env['NODE_ENV'] !== 'production') return [];
  const missing = ['DATA_KEYS', 'LINK_SECRET', 'PUBLIC_URL'].filter((name) => env[name] === undefined);
  const open = ['PUBLIC_URL', 'OIDC_ISSUER'].filter((name) => env[name]?.startsWith('http://'));
  return [
    ...missing.map((name) => `${name}: must be set in production`),
    ...open.map((name) => `${name}: must begin with https:// in production`),
  ];
}

const configSchema = fieldsSchema.transform((fields) => {
  const publicUrl = originOf(fields.PUBLIC_URL ?? `http://localhost:${fields.PORT}`);
  const issuer = fields.OIDC_ISSUER;
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = fields;
  const hasGateway = keyId !== undefined && keySecret !== undefined;
  return {
    isProduction: fields.NODE_ENV === 'production',
    port: fields.PORT,
    host: fields.HOST,
    publicUrl,
    webOrigins: fields.WEB_ORIGINS ?? [publicUrl],
    webDist: fields.WEB_DIST,
    databaseUrl: fields.DATABASE_URL,
    dataDir: fields.DATA_DIR,
    identity: {
      issuer,
      clientId: fields.OIDC_CLIENT_ID,
      jwksUrl: fields.OIDC_JWKS_URL ?? `${issuer.replace(/\/$/, '')}/.well-known/jwks.json`,
      requireTokenUse: fields.OIDC_REQUIRE_TOKEN_USE,
      loginUrl: fields.OIDC_LOGIN_URL,
      logoutUrl: fields.OIDC_LOGOUT_URL,
      responseType: fields.OIDC_RESPONSE_TYPE,
    },
    pricePaise: fields.WILL_PRICE_INR,
    welcomeCoupons: fields.WELCOME_COUPONS,
    dataKeys: fields.DATA_KEYS,
    linkSecret: fields.LINK_SECRET,
    checkout: {
      scriptUrl: fields.CHECKOUT_SCRIPT_URL ?? (hasGateway ? RAZORPAY_SCRIPT_URL : undefined),
      keyId,
      verify: fields.PAYMENT_VERIFY ?? (hasGateway ? true : undefined),
    },
    /** Absent where no payments are taken. */
    gateway: hasGateway
      ? {
          apiBase: fields.RAZORPAY_API_BASE,
          keyId,
          keySecret,
          webhookSecret: fields.RAZORPAY_WEBHOOK_SECRET,
        }
      : undefined,
    cspHosts: {
      script: fields.CSP_SCRIPT_HOSTS,
      frame: fields.CSP_FRAME_HOSTS,
      connect: fields.CSP_CONNECT_HOSTS,
    },
    trustedProxies: fields.TRUST_PROXY,
    limitsPerMinute: {
      person: fields.RATE_LIMIT_PER_MINUTE,
      submits: fields.SUBMIT_LIMIT_PER_MINUTE,
      orders: fields.ORDER_LIMIT_PER_MINUTE,
      address: fields.ADDRESS_LIMIT_PER_MINUTE,
    },
    drainMs: fields.DRAIN_MS,
    logLevel: fields.LOG_LEVEL,
  };
});

/**
 * Reads the configuration.
 *
 * @param env As `process.env`; an empty value counts as none.
 * @throws ConfigError with every fault at once.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set: Environment = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
  const parsed = configSchema.safeParse(set);
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const [name] = path.map(String);
    return `${name}: ${name !== undefined && set[name] === undefined ? 'must be set' : message}`;
  });
  const all = [...faults, ...productionFaults(set), ...paymentFaults(set)];
  if (!parsed.success || all.length > 0) throw new ConfigError(all);
  return parsed.data;
}
