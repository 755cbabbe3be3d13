import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "./hands.ts";
import type { CountedPerson, Effort } from "./counted.ts";
import type { WaySteps } from "../../scripts/wayTable.ts";

/** The folder of what was counted, one file for each language. */
const folder = join(import.meta.dirname, "../../test-results/way");

/** Keeps the effort of each step of the way, and who does it. */
export class WayBook {
  readonly steps: Record<string, Effort & { readonly person: string }> = {};

  async step(key: keyof WaySteps, person: CountedPerson, run: () => Promise<void>): Promise<void> {
    const before = { ...person.done };
    await run();
    // What the page has heard arrives before the answer to a question that is asked later.
    await person.page.evaluate(() => null);
    this.steps[key] = {
      person: person.username,
      clicks: person.done.clicks - before.clicks,
      keys: person.done.keys - before.keys,
    };
  }

  clicks(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.steps).map(([key, { clicks }]) => [key, clicks]));
  }

  /** Writes down what was counted. */
  close(language: Language): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(this.steps, null, 2));
  }
}
