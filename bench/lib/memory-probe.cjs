/**
 * Loaded into a measured program ahead of it: told `memory`, it collects garbage and says what is left. Memory that is only
 * waiting to be collected is no growth.
 */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc();
  process.send(process.memoryUsage());
});
// The program ends when it has nothing more to do, whoever might still ask.
process.channel.unref();
