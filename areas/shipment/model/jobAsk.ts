import type { SearchField } from "@fairway/areas/service/model/searchFields.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import type { JobWork } from "./jobWork.ts";

/** The filters in the address of a list of jobs. */
export const jobFilters = [
  "customerId",
  "coloaderId",
  "agentId",
  "saleManId",
  "userCreated",
  "status",
  "work",
  "dates",
] as const;

/** What the address of a list of jobs asks for. */
export function jobAsk(code: string, { filters, from, to, ...view }: AskedView) {
  return {
    transactionType: code as ServiceCode,
    searchType: (view.searchBy || "all") as SearchField,
    keyword: view.search,
    customerId: filters["customerId"] || null,
    coloaderId: filters["coloaderId"] || null,
    agentId: filters["agentId"] || null,
    saleManId: filters["saleManId"] || null,
    status: filters["status"] || null,
    work: (filters["work"] || null) as JobWork | null,
    userCreated: filters["userCreated"] || null,
    ...(filters["dates"] === "service"
      ? { fromServiceDate: from, toServiceDate: to }
      : { fromCreatedDate: from, toCreatedDate: to }),
    sort: (view.sort.replace(/^-/, "") || "datetimeModified") as "datetimeModified",
    order: view.sort.startsWith("-") || !view.sort ? ("desc" as const) : ("asc" as const),
  };
}
