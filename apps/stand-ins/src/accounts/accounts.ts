import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hashPassword, isPassword } from './passwords.ts';

const accountSchema = z.object({
  sub: z.string(),
  /** In lower case. */
  email: z.string(),
  name: z.string(),
  passwordHash: z.string(),
});
/** Somebody who can sign in here. */
export type LocalAccount = z.infer<typeof accountSchema>;

/** The password of the accounts that are there from the start. */
export const DEVELOPMENT_PASSWORD = 'virasat-local';

/** Who is there from the start, named after the sample wills. */
export const developmentAccounts = [
  { sub: '6d0f1c52-0a4e-4b57-9f0e-1a3f5b7c9d01', email: 'ashwini@example.com', name: 'Ashwini Kulkarni' },
  { sub: '6d0f1c52-0a4e-4b57-9f0e-1a3f5b7c9d02', email: 'meera@example.com', name: 'Meera Deshpande' },
] as const;

/** Compared where there is no such account, so that a guess takes as long whether the address is known or not. */
const nobodysHash = hashPassword(randomUUID());

/** The accounts, kept in a file. */
export interface Accounts {
  /** Null where address or password are wrong; which of them isn't said. */
  signIn(email: string, password: string): Promise<LocalAccount | null>;
  /** Null where the address is taken. */
  signUp(email: string, password: string): Promise<LocalAccount | null>;
}

/** An address as it is compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

async function readOrSeed(path: string): Promise<LocalAccount[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (text !== null) return z.array(accountSchema).parse(JSON.parse(text));
  const passwordHash = await hashPassword(DEVELOPMENT_PASSWORD);
  return developmentAccounts.map((account) => ({ ...account, passwordHash }));
}

/** Opens the accounts kept in a folder; those of development are there from the start. */
export async function openAccounts(dataDir: string): Promise<Accounts> {
  const path = join(dataDir, 'accounts.json');
  const accounts = await readOrSeed(path);
  let lastWrite = Promise.resolve();

  // Each whole: a stop in the middle leaves the file before.
  const write = async (): Promise<void> => {
    await writeFile(`${path}.new`, JSON.stringify(accounts, null, 2), { mode: 0o600 });
    await rename(`${path}.new`, path);
  };
  // One after the other; a failed write fails whoever asked for it, and the next is tried all the same.
  const save = (): Promise<void> => {
    lastWrite = lastWrite.then(write, write);
    return lastWrite;
  };
  const find = (email: string) => accounts.find((account) => account.email === normalEmail(email));

  return {
    async signIn(email, password) {
      const account = find(email);
      const isRight = await isPassword(password, account?.passwordHash ?? (await nobodysHash));
      return account !== undefined && isRight ? account : null;
    },
    async signUp(email, password) {
      const passwordHash = await hashPassword(password);
      if (find(email) !== undefined) return null;
      const account = { sub: randomUUID(), email: normalEmail(email), name: '', passwordHash };
      accounts.push(account);
      await save();
      return account;
    },
  };
}
