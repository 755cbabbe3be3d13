import { languages } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Delivery, HubMessage, ServedHub } from "@fairway/engine/realtime/serveHub.ts";
import { notificationHub } from "../contract.ts";
import type { HandOverKey } from "../model/handOverKeys.ts";
import { readToldCopies } from "./handOverTable.ts";
import { readCopies } from "./notificationTable.ts";
import { broadcast } from "./sendMessages.ts";

/** The hub of messages: its recipients, and the events that browsers may send. */
export const hub: ServedHub = {
  spec: notificationHub,
  deliver,
  verbs: { BroadCastMessage: broadcast },
};

type Told = HubMessage & {
  readonly event: string;
  readonly id?: string;
  readonly text?: string;
  readonly connectionId?: string;
  /** The kind of a hand-over, and the records that were told. */
  readonly handOver?: HandOverKey;
  readonly subjectIds?: readonly string[];
  /** The users whose messages were taken back. */
  readonly userIds?: readonly string[];
};

async function deliver(
  tx: Tx,
  message: HubMessage,
  present: readonly string[],
): Promise<Delivery[]> {
  const { event, id, text, connectionId, companyId, handOver, subjectIds, userIds } =
    message as Told;
  const found: Delivery[] = [];
  if (handOver && subjectIds) {
    for (const language of languages) {
      const told = { companyId, kind: handOver, subjectIds, language };
      for (const { userId, ...content } of await readToldCopies(tx, told, present)) {
        found.push({ event, content, to: { userId, language } });
      }
    }
    return found;
  }
  if (userIds) {
    const here = userIds.filter((userId) => present.includes(userId));
    return here.flatMap((userId) =>
      languages.map((language) => ({ event, content: true, to: { userId, language } })),
    );
  }
  if (id === undefined) {
    return [{ event, content: text, to: connectionId === undefined ? "all" : { connectionId } }];
  }
  for (const language of languages) {
    for (const copy of await readCopies(tx, { companyId, id, language }, present)) {
      const { userId, ...content } = copy;
      found.push({ event, content, to: { userId, language } });
    }
  }
  return found;
}
