import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Part } from "@fairway/core/contract/parts.ts";
import {
  maybeChoice,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeMark,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const flight = z.object({
  flightDate: maybeDay,
  issuedBy: maybeText(500),
  warehouseId: maybeId,
  route: maybeText(200),
  /** The airline as it is printed on the waybill. */
  airlineInfo: maybeText(500),
  /** The job has no house waybill: its bills have no number. */
  isHawb: maybeMark,
  /** The master waybill has a number of another form, or none yet. */
  isMawb: maybeMark,
  applyDim: maybeChoice(["Single", "Total"]),
  roundUpMethod: maybeChoice(["0.5", "1.0", "Standard"]),
  hw: maybeDecimal,
});

/** The part of each family of jobs; null for a family with the root only. */
export const jobParts = {
  sea: { table: "sea_job", form: z.object({ typeOfService: maybeText(20) }) },
  air: { table: "air_job", form: flight },
  operations: null,
} as const satisfies Record<Family, Part | null>;
