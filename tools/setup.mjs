/** `npm run setup`: installs what the lock file says, with the pnpm that package.json names. */
import { install } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';

checkNode();
process.exitCode = await install();
