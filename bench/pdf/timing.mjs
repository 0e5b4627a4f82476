/** The CPU time of this process so far, in ms: another program's load doesn't count. */
export function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What a piece of work takes, in ms of CPU time, and what it gives. */
export async function timed(work) {
  const start = cpuMs();
  const result = await work();
  return { ms: cpuMs() - start, result };
}

export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
