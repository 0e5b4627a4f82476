import { z } from 'zod';

/** The environment doesn't make a configuration. The message lists every fault, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(faults: readonly string[]) {
    super(`The stand-ins can't start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const addresses = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
  .pipe(z.array(httpUrl).min(1));

const fieldsSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4174),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data/stand-ins'),
  CLIENT_ID: z.string().default('virasat-web'),
  WEB_ORIGINS: addresses.prefault('http://localhost:4173'),
  REDIRECT_URIS: addresses.optional(),
  LOGOUT_URIS: addresses.optional(),
  RAZORPAY_KEY_ID: z.string().default('rzp_test_standin'),
  RAZORPAY_KEY_SECRET: z.string().default('key-secret-for-development'),
  RAZORPAY_WEBHOOK_SECRET: z.string().default('webhook-secret-for-development'),
  WEBHOOK_URL: httpUrl.optional(),
  TOKEN_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3_600),
});

/** The part of an issuer's address that Cognito calls the user pool. */
const POOL = 'local_virasat';

const originOf = (address: string): string => new URL(address).origin;

const configSchema = fieldsSchema
  // Its passwords are published, its sign-up asks for no proof of the e-mail address, and its payments cost nothing.
  .refine(({ NODE_ENV }) => NODE_ENV !== 'production', {
    path: ['NODE_ENV'],
    message: "must not be 'production': this sign-in and this gateway are for development and tests",
  })
  .transform((fields) => {
    const publicUrl = originOf(fields.PUBLIC_URL ?? `http://localhost:${fields.PORT}`);
    const webOrigins = fields.WEB_ORIGINS.map(originOf);
    return {
      port: fields.PORT,
      host: fields.HOST,
      publicUrl,
      issuer: `${publicUrl}/${POOL}`,
      issuerPath: `/${POOL}`,
      dataDir: fields.DATA_DIR,
      clientId: fields.CLIENT_ID,
      webOrigins,
      redirectUris: fields.REDIRECT_URIS ?? webOrigins.map((origin) => `${origin}/dashboard`),
      logoutUris: fields.LOGOUT_URIS ?? webOrigins.flatMap((origin) => [origin, `${origin}/`]),
      gateway: {
        keyId: fields.RAZORPAY_KEY_ID,
        keySecret: fields.RAZORPAY_KEY_SECRET,
        webhookSecret: fields.RAZORPAY_WEBHOOK_SECRET,
        webhookUrl: fields.WEBHOOK_URL ?? `${webOrigins[0] ?? publicUrl}/webhooks/razorpay`,
      },
      tokenSeconds: fields.TOKEN_SECONDS,
    };
  });

/** How the stand-ins run. README.md has the table. */
export type Config = z.output<typeof configSchema>;

/**
 * Reads the configuration.
 *
 * @param env As `process.env`; an empty value counts as none.
 * @throws ConfigError with every fault at once; always in production.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = configSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}
