import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Part } from "@fairway/core/contract/parts.ts";
import { maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** The part of each family of jobs; null for a family with the root only. */
export const jobParts = {
  sea: { table: "sea_job", form: z.object({ typeOfService: maybeText(20) }) },
  air: null,
  operations: null,
} as const satisfies Record<Family, Part | null>;
