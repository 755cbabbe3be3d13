import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import { type SnoozeView, snoozeViewKeys } from "./billMe.ts";

/** What the address of the list asks for. */
export function billMeAsk({ search, filters }: Pick<AskedView, "search" | "filters">) {
  const service = serviceCodes.find((code: ServiceCode) => code === filters["service"]) ?? null;
  const view = snoozeViewKeys.find((key: SnoozeView) => key === filters["view"]) ?? "waiting";
  return { keyword: search || null, service, view };
}
