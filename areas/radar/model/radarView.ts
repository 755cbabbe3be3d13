import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import { radarKindNames, radarStateNames, radarViewNames } from "./radar.ts";

/** What the address of the radar asks for. */
export function radarAsk({ search, filters }: Pick<AskedView, "search" | "filters">) {
  const among = <Value extends string>(names: readonly Value[], name: string) =>
    names.find((each) => each === filters[name]) ?? null;
  return {
    keyword: search || null,
    service: among(serviceCodes, "service"),
    kind: among(radarKindNames, "kind"),
    state: among(radarStateNames, "state"),
    view: among(radarViewNames, "view") ?? ("waiting" as const),
    isMine: filters["mine"] === "yes",
  };
}
