import { randomUUID } from "node:crypto";
import { addKey, listSystems, saveSystem } from "@fairway/areas/sync/contract.ts";
import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { signatureOf } from "@fairway/engine/signed/signature.ts";
import { readReply, type Reply, type Signed } from "./callServer.ts";

/** Another system that calls with a key. */
export interface CallingSystem {
  ask<Spec extends CallSpec>(call: Spec, ask: AskInput<Spec>): Promise<Reply<Spec>>;
}

/** Adds a system with a key, whose calls have the rights of a user, and gives back the caller. */
export async function newCallingSystem(
  signed: Signed,
  { name, userId }: { readonly name: string; readonly userId: string },
): Promise<CallingSystem> {
  const form = { id: null, version: 0, name, userId, officeIds: [], active: true };
  await signed.ask(saveSystem, form);
  const systems = await signed.ask(listSystems, {} as never);
  const system = systems.find((each) => each.name === name);
  const { data } = await signed.ask(addKey, { systemId: system?.id ?? "" });
  return {
    async ask(call, content) {
      const path = `/api/v1/en-US/${call.path}`;
      const body = JSON.stringify(content);
      const sent = {
        method: call.method,
        path,
        timestamp: String(Math.floor(Date.now() / 1000)),
        nonce: randomUUID(),
        body,
      };
      const response = await fetch(`${signed.base}${path}`, {
        method: call.method,
        headers: {
          "content-type": "application/json",
          "x-key": data.key,
          "x-timestamp": sent.timestamp,
          "x-nonce": sent.nonce,
          "x-signature": signatureOf(data.secret, sent),
        },
        body,
      });
      return (await readReply(response, call)) as never;
    },
  };
}
