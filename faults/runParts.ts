import { haveInstalled, type Machine, NotTried, type Wanted } from "./programs.ts";

/** A part of a run, the programs that it needs, and its work: true when all is well. */
interface Part {
  readonly name: string;
  readonly needs: readonly Wanted[];
  run(): Promise<boolean>;
}

/**
 * Runs parts one after another; a part whose programs cannot be installed is not tried.
 *
 * Returns the exit code: 0 when all is well, 1 when something is wrong, 3 when something was not tried.
 */
export async function runParts(
  parts: readonly Part[],
  say: (line: string) => void,
  machine?: Machine,
): Promise<0 | 1 | 3> {
  let isSound = true;
  let isTried = true;
  for (const { name, needs, run } of parts) {
    try {
      await haveInstalled(needs, machine);
      isSound = (await run()) && isSound;
    } catch (error) {
      if (!(error instanceof NotTried)) throw error;
      isTried = false;
      say(`  NOT TRIED ${name}: ${error.message}`);
    }
  }
  if (!isSound) return 1;
  return isTried ? 0 : 3;
}
