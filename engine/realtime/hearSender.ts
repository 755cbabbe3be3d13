import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { audit } from "../audit/audit.ts";
import { noteOrigin } from "../audit/origin.ts";
import { newId } from "../db/writeRows.ts";
import { inTransaction } from "../db/tx.ts";
import type { HubParts, HubSocket } from "./openHub.ts";

/** The answer to the sender of an event. */
export type SentAnswer = { status: true } | { status: false; code: string };

/** Receives the events that a browser may send, one after the other; the right is checked each time. */
export function hearSender(socket: HubSocket, parts: HubParts, call: CallSpec): void {
  const { hub } = parts;
  let busy = false;
  for (const [event, { sentBy, content }] of Object.entries(hub.spec.events)) {
    const verb = hub.verbs[event];
    if (!sentBy || !verb) continue;
    socket.on(event, async (sent: unknown, answer?: unknown) => {
      const tell = (told: SentAnswer) => {
        if (typeof answer === "function") answer(told);
      };
      if (busy) return tell({ status: false, code: "request.tooMany" });
      busy = true;
      const requestId = newId();
      const origin = { address: socket.data.address, requestId };
      let known: Actor | null = null;
      try {
        const identity = await parts.authenticate(socket.data.token);
        const told = await inTransaction(parts.database, async (tx): Promise<SentAnswer> => {
          noteOrigin(tx, origin);
          const actor = await identity(tx, call, "en");
          known = actor;
          actor.mustHave(sentBy);
          const checked = content.safeParse(sent);
          if (!checked.success) return { status: false, code: "ask.invalid" };
          await verb(tx, actor, checked.data as never);
          return { status: true };
        });
        tell(told);
      } catch (error) {
        if (!(error instanceof Refused)) parts.failed?.(error);
        tell({ status: false, code: error instanceof Refused ? error.code : "server.failed" });
        const actor = known as Actor | null;
        if (actor && error instanceof Refused && error.entry.status === 403) {
          await inTransaction(parts.database, (tx) => {
            noteOrigin(tx, origin);
            const object = `WS ${hub.spec.path}#${event}`;
            return audit(tx, actor, { kind: "refusal", object, after: { code: error.code } });
          }).catch((fault: unknown) => parts.failed?.(fault));
        }
      } finally {
        busy = false;
      }
    });
  }
}
