import type { z } from "zod";
import type { Permission } from "../permission/permission.ts";

/** One event of a hub: its content, and the right to send it if browsers may send it. */
export interface HubEvent {
  readonly content: z.ZodType;
  /** The right to send the event over the hub; without it only the server sends it. */
  readonly sentBy?: Permission;
  readonly summary: string;
}

/** The declaration of a hub: a connection over which a signed-in browser receives events. */
export interface HubSpec {
  readonly path: `/${string}`;
  readonly events: Readonly<Record<string, HubEvent>>;
  readonly summary: string;
}

/** Declares a hub. */
export function hub<const Spec extends HubSpec>(spec: Spec): Spec {
  return spec;
}
