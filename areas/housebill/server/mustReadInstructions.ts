import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { languages, say } from "@fairway/core/words/words.ts";
import { instructedServices, readsInstructions } from "../model/readsInstructions.ts";
import { refuseHouseBill } from "../model/refusals.ts";

/** Refuses a job whose service reads no shipping instructions: si.otherService. Rule HB-8 */
export function mustReadInstructions({
  jobNo,
  transactionType,
}: Pick<Shipment, "jobNo" | "transactionType">): void {
  const service = serviceOf(transactionType);
  if (readsInstructions(service)) return;
  const [en = "", vi = ""] = languages.map((language) =>
    instructedServices.map(({ name }) => say(name, language)).join(", "),
  );
  throw refuseHouseBill("si.otherService", { jobNo, service: service.name, services: { en, vi } });
}
