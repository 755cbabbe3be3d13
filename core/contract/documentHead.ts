import { z } from "zod";
import type { Instant } from "../time/day.ts";
import { id } from "./shapes.ts";

/** The unit that owns a document, its author, its times and its version. */
export interface DocumentHead {
  readonly id: string;
  readonly companyId: string;
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly userCreated: string | null;
  readonly userNameCreated: string | null;
  readonly datetimeCreated: Instant;
  readonly datetimeModified: Instant;
  readonly version: number;
}

/** The same fields in an answer: `z.object({ ...documentHead, … })`. */
export const documentHead = {
  id,
  companyId: z.string(),
  officeId: z.string().nullable(),
  departmentId: z.string().nullable(),
  groupId: z.string().nullable(),
  userCreated: z.string().nullable(),
  userNameCreated: z.string().nullable(),
  datetimeCreated: z.string(),
  datetimeModified: z.string(),
  version: z.number(),
};
