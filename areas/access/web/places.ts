import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Client } from "@fairway/ui/client/client.ts";

/** An action of a higher area on a user's place of work. */
export interface UserVerb {
  readonly words: Words;
  readonly right: Permission;
  /** Asked before; names the user as `{name}`. */
  readonly question: Words;
  readonly done: Words;
  readonly run: (client: Client, userId: string) => Promise<unknown>;
}

let filled: readonly UserVerb[] = [];

/** Fills the place, once, when the application starts. */
export function fillUserVerbs(verbs: readonly UserVerb[]): void {
  filled = verbs;
}

/** The content of the place. */
export function userVerbs(): readonly UserVerb[] {
  return filled;
}
