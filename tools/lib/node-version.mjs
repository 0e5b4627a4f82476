/** The least Node.js that everything here runs on; package.json says the same under `engines`. */
const LEAST = [20, 19];

/** Ends the program with one clear line where Node.js is too old to read the rest of it. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Virasat needs Node.js ${LEAST.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}
