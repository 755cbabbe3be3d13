import type { Actor } from "@fairway/core/permission/actor.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** Returns a fixed list of choices in the actor's language, for a form. */
export function optionsOf(choices: Readonly<Record<string, Words>>) {
  return async (_tx: Tx, actor: Actor) =>
    Object.entries(choices).map(([id, words]) => ({ id, name: say(words, actor.language) }));
}
