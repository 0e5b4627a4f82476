import type { Answered, ServiceProcess } from '../service-process.ts';

/** A request that was sent and not answered: what became of it nobody was told. */
export class CutOffError extends Error {
  override readonly name = 'CutOffError';
}

/** One of the things that a person does at the same time as others, each step after the one before. */
export interface Lane {
  /**
   * Sends one request, or what belongs together.
   *
   * @throws CutOffError where it wasn't answered.
   */
  step(service: ServiceProcess): Promise<void>;
  /** Compares what the service has with what it acknowledged; gives what doesn't agree, in words. */
  findLosses(service: ServiceProcess): Promise<string[]>;
}

/** Waits for an answer; a fault is as good as none, since it doesn't say what was kept. */
export async function answered(asking: Promise<Answered>): Promise<Answered> {
  const answer = await asking.catch((cause: unknown) => {
    throw new CutOffError('The connection broke', { cause });
  });
  if (answer.status >= 500) throw new CutOffError(`The service answered ${answer.status}`);
  return answer;
}

/**
 * Steps until told to stop.
 *
 * @returns The number of steps that were answered, and whether the last one was cut off.
 */
export async function run(
  lane: Lane,
  service: ServiceProcess,
  isOver: () => boolean,
  onStep: () => void,
): Promise<boolean> {
  try {
    while (!isOver()) {
      await lane.step(service);
      onStep();
    }
    return false;
  } catch (error) {
    if (error instanceof CutOffError) return true;
    throw error;
  }
}
