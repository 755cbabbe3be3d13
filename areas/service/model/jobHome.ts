import { families } from "./families.ts";
import type { Service } from "./serviceDeclaration.ts";
import { serviceOf } from "./serviceOf.ts";

/** The address of the list of a service's jobs. */
export function listHome(service: Pick<Service, "family" | "route">): string {
  return `${families[service.family].root}/${service.route}`;
}

/** The address of a new job of a service. */
export function newHome(service: Pick<Service, "family" | "route" | "pages">): string {
  return `${listHome(service)}/${service.pages?.create ?? "new"}`;
}

/** The address of the import of charges for the jobs of a service. */
export function importHome(service: Pick<Service, "family" | "route" | "pages">): string {
  return `${listHome(service)}/${service.pages?.imported ?? "import-charge"}`;
}

/** The address below which the jobs of a service stand. */
export function jobsHome(service: Pick<Service, "family" | "route" | "pages">): string {
  return service.pages ? `${listHome(service)}/${service.pages.job}` : listHome(service);
}

/** The address of a job: that of its own service, wherever the job was found. */
export function jobHome(job: { readonly id: string; readonly transactionType: string }): string {
  return `${jobsHome(serviceOf(job.transactionType))}/${job.id}`;
}
