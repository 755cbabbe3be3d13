import { updateShipment } from "../contract.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";

/** The values of a stored job as its form saves them, without the lists of its goods. */
export function jobValues(job: ShipmentRecord): Record<string, unknown> {
  const fields = Object.keys(updateShipment.body.shape).filter(
    (name) => name !== "csMawbcontainers" && name !== "dimensionDetails",
  );
  return Object.fromEntries(
    fields.map((name) => [name, (job as unknown as Record<string, unknown>)[name] ?? null]),
  );
}
