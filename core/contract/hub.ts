import type { z } from "zod";
import type { Permission } from "../permission/permission.ts";

/** One event of a hub: what it carries, and the right to send it where browsers may. */
export interface HubEvent {
  readonly content: z.ZodType;
  /** Who may send it over the hub; without it only the server does. */
  readonly sentBy?: Permission;
  readonly summary: string;
}

/** How a hub is declared: a connection over which a signed-in browser hears what happens. */
export interface HubSpec {
  readonly path: `/${string}`;
  readonly events: Readonly<Record<string, HubEvent>>;
  readonly summary: string;
}

/** Declares a hub. */
export function hub<const Spec extends HubSpec>(spec: Spec): Spec {
  return spec;
}
