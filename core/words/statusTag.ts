import type { Words } from "./words.ts";

/** The meaning of a status; the screen has a look for each. */
export type Meaning = "new" | "progress" | "waiting" | "bad" | "good" | "cancelled";

/** A status with its words and its meaning. */
export interface Status {
  readonly words: Words;
  readonly meaning: Meaning;
}
