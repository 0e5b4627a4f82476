import { z } from 'zod';

/** What an operator sets, read once at start. docs/operations.md has the table. */
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

const storageFieldsSchema = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATA_KEYS: dataKeys.optional(),
  LINK_SECRET: z.string().min(KEY_BYTES, `must have at least ${KEY_BYTES} letters`).optional(),
  FILES: z.enum(['db', 's3'], { error: "must be 'db' or 's3'" }).default('db'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const fieldsSchema = z.object({
  ...storageFieldsSchema.shape,
  NODE_ENV: z.string().optional(),
  PORT: port.default(4173),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  WEB_ORIGINS: origins.optional(),
  WEB_DIST: z.string().optional(),
  OIDC_ISSUER: httpUrl,
  OIDC_CLIENT_ID: z.string(),
  OIDC_JWKS_URL: httpUrl.optional(),
  OIDC_LOGIN_URL: httpUrl.optional(),
  OIDC_LOGOUT_URL: httpUrl.optional(),
  OIDC_RESPONSE_TYPE: z.enum(['token', 'id_token token', 'code']).optional(),
  OIDC_REQUIRE_TOKEN_USE: yesOrNo.default(true),
  WILL_PRICE_INR: rupees.default(249_900),
  WELCOME_COUPONS: whole.max(100).default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  CHECKOUT_SCRIPT_URL: httpUrl.optional(),
  RAZORPAY_API_BASE: httpUrl.default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  PAYMENT_VERIFY: yesOrNo.optional(),
  CONTACT_FORM_URL: httpUrl.optional(),
  CONTACT_FORM_PROVIDER: z.string().optional(),
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

/** The name of every setting. docs/operations.md has the table. */
export const settingNames: readonly string[] = Object.keys(fieldsSchema.shape);

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

const objectStoreFields = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Half an object store is a mistake; a whole one may stay configured when new PDFs go to the database again. */
function fileFaults(env: Environment): string[] {
  const missing = objectStoreFields.filter((name) => env[name] === undefined);
  const isWanted = env['FILES'] === 's3' || missing.length < objectStoreFields.length;
  return isWanted ? missing.map((name) => `${name}: must be set for an object store`) : [];
}

/** In production nothing that guards people's data may be left to a default. */
function productionFaults(env: Environment): string[] {
  if (env['NODE_ENV'] !== 'production') return [];
  const missing = ['DATA_KEYS', 'LINK_SECRET', 'PUBLIC_URL'].filter((name) => env[name] === undefined);
  const open = ['PUBLIC_URL', 'OIDC_ISSUER', 'CONTACT_FORM_URL'].filter((name) =>
    env[name]?.startsWith('http://'),
  );
  return [
    ...missing.map((name) => `${name}: must be set in production`),
    ...open.map((name) => `${name}: must begin with https:// in production`),
  ];
}

/** Where data lies and what opens it. */
const storageOf = (fields: z.output<typeof storageFieldsSchema>) => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = fields;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = fields;
  const isWhole =
    endpoint !== undefined &&
    bucket !== undefined &&
    accessKeyId !== undefined &&
    secretAccessKey !== undefined;
  return {
    databaseUrl: fields.DATABASE_URL,
    dataDir: fields.DATA_DIR,
    dataKeys: fields.DATA_KEYS,
    linkSecret: fields.LINK_SECRET,
    files: {
      /** Says where new PDFs go. Those that lie elsewhere can still be read. */
      storesPdfsAsObjects: fields.FILES === 's3',
      /** Absent where no object store is configured. */
      objectStore: isWhole ? { endpoint, bucket, region, accessKeyId, secretAccessKey } : undefined,
    },
  };
};
/** The part of the configuration that says where data lies and what opens it. */
export type StorageConfig = ReturnType<typeof storageOf>;

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
    ...storageOf(fields),
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
    /** Absent where nobody collects metrics. */
    metrics:
      fields.METRICS_PORT === undefined
        ? undefined
        : { port: fields.METRICS_PORT, host: fields.METRICS_HOST },
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
    /** Absent where no other company's contact form is shown. */
    contactForm:
      fields.CONTACT_FORM_URL === undefined
        ? undefined
        : {
            url: fields.CONTACT_FORM_URL,
            provider: fields.CONTACT_FORM_PROVIDER ?? new URL(fields.CONTACT_FORM_URL).hostname,
          },
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

type AnyEnvironment = Readonly<Record<string, string | undefined>>;

/** An empty value counts as none. */
const setIn = (env: AnyEnvironment): Environment =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );

function readAs<Schema extends z.ZodType>(
  schema: Schema,
  set: Environment,
  moreFaults: readonly string[],
): z.output<Schema> {
  const parsed = schema.safeParse(set);
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const [name] = path.map(String);
    return `${name}: ${name !== undefined && set[name] === undefined ? 'must be set' : message}`;
  });
  const all = [...faults, ...moreFaults];
  if (!parsed.success || all.length > 0) throw new ConfigError(all);
  return parsed.data;
}

/**
 * Reads the configuration.
 *
 * @param env As `process.env`; an empty value counts as none.
 * @throws ConfigError with every fault at once.
 */
export function readConfig(env: AnyEnvironment): Config {
  const set = setIn(env);
  return readAs(configSchema, set, [...productionFaults(set), ...paymentFaults(set), ...fileFaults(set)]);
}

/**
 * Reads what a command needs that works on the data alone.
 *
 * @throws ConfigError with every fault at once.
 */
export function readStorageConfig(env: AnyEnvironment): StorageConfig {
  const set = setIn(env);
  return readAs(storageFieldsSchema.transform(storageOf), set, fileFaults(set));
}
