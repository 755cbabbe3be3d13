import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Shipment } from "../model/shipment.ts";
import type { PlannedShipment } from "./planShipment.ts";

/** A job that was just copied, with its bills in the order of their sources. */
export interface CopiedJob {
  readonly from: Shipment;
  readonly to: PlannedShipment["row"] & { readonly jobNo: string };
  readonly bills: readonly { readonly from: string; readonly to: string }[];
}

/** Copies what an area keeps of a job or its bills, without its numbers and days. */
type CopiedByArea = (tx: Tx, actor: Actor, copied: CopiedJob) => Promise<void>;

/** What is copied with every job, and what only when the user takes the papers along. */
type Kind = "goods" | "papers";

const parts = new Map<string, { readonly kind: Kind; readonly copy: CopiedByArea }>();

/**
 * Registers what a higher area copies with a job; its `handlers.ts` imports the registering file.
 * Rule SH-21
 */
export function registerCopied(area: string, kind: Kind, copy: CopiedByArea): void {
  parts.set(`${area} ${kind}`, { kind, copy });
}

/** Lets the higher areas copy what they keep of a job. */
export async function copyByAreas(
  tx: Tx,
  actor: Actor,
  copied: CopiedJob,
  kinds: readonly Kind[],
): Promise<void> {
  for (const { kind, copy } of parts.values()) {
    if (kinds.includes(kind)) await copy(tx, actor, copied);
  }
}
