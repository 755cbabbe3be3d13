import type { Answer } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readShownColumns } from "@fairway/engine/listMemory/readListMemory.ts";
import type { myHandOvers as myHandOversCall } from "../contract.ts";
import { handOverKeys, type HandOverKey } from "../model/handOverKeys.ts";
import { handOvers, mutedList } from "../model/handOvers.ts";

const overseers: readonly Reach[] = ["Company", "All"];

/** Lists the hand-overs that the user's rights allow, and which of them the user is told of. Rules NO-9, NO-12. */
export async function myHandOvers(tx: Tx, actor: Actor): Promise<Answer<typeof myHandOversCall>> {
  const muted = await readShownColumns(tx, actor, mutedList);
  return handOverKeys
    .filter((kind) => mayReach(actor, kind))
    .map((kind) => {
      const { menu, turn } = handOvers[kind];
      const isUsual = !turn || !overseers.includes(actor.reach(`${menu}.detail`));
      return { kind, isOn: muted ? !muted.includes(kind) : isUsual };
    });
}

function mayReach(actor: Actor, kind: HandOverKey): boolean {
  const { menu, turn } = handOvers[kind];
  const rights = [
    ...(menu ? [`${menu}.detail` as const] : []),
    ...(turn ? [`${turn.menu}.write` as const] : []),
    ...(turn?.special ? [`${turn.menu}.${turn.special}` as const] : []),
  ];
  return rights.every((right) => actor.reach(right) !== "None");
}
