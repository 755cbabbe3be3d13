import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { tabNames } from "@fairway/areas/service/model/jobTabs.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";

/** The address of a job's page below its own service with the key of its tab; null when the page is there. */
export function ownAddress(
  job: { readonly id: string; readonly transactionType: string },
  path: string,
  search: string,
): string | null {
  const at = path.indexOf(`/${job.id}`);
  if (at < 0) return null;
  const home = jobHome(job);
  const { pages }: Service = serviceOf(job.transactionType);
  const parts = new URLSearchParams(search);
  const isOfFees = pages?.fees !== undefined && path.slice(0, at).endsWith(`/${pages.fees}`);
  const named = tabNames[isOfFees ? "SELL" : (parts.get("tab") ?? "")];
  if (path.startsWith(home) && !named) return null;
  for (const [name, value] of Object.entries(named ?? {})) parts.set(name, value);
  const text = parts.toString();
  return `${home}${path.slice(at + job.id.length + 1)}${text ? `?${text}` : ""}`;
}
