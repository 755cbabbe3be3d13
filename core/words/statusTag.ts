import type { Words } from "./words.ts";

/** What a status means to people; the look draws each in its own way. */
export type Meaning = "new" | "progress" | "waiting" | "bad" | "good" | "cancelled";

/** A status as people read it. */
export interface Status {
  readonly words: Words;
  readonly meaning: Meaning;
}
