import { id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const told = z.record(z.string(), z.unknown()).nullable();

/** One entry of the audit. */
export const auditRow = z.object({
  id,
  datetimeCreated: instant,
  // A text, because an older server may read a newer kind.
  kind: z.string(),
  object: z.string(),
  recordId: z.string().nullable(),
  userName: z.string(),
  personName: z.string().nullable(),
  actedByName: z.string().nullable(),
  officeName: z.string().nullable(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  before: told,
  after: told,
});
export type AuditRow = z.output<typeof auditRow>;
