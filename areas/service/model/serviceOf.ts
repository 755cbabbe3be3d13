import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Title } from "@fairway/core/words/title.ts";
import type { Family } from "./families.ts";
import type { Service } from "./serviceDeclaration.ts";
import { type ByService, type ServiceCode, services } from "./services.ts";

const byCode = new Map<string, Service>(services.map((each) => [each.code, each]));

/** Returns the declaration of a service; an undeclared code is a fault of the program. */
export function serviceOf(code: string): Service {
  const found = byCode.get(code);
  if (!found) throw new Error(`no service is declared with the code ${code}`);
  return found;
}

/** Returns the code of the service that a text names; null without a match. */
export function serviceCodeOf(text: string): ServiceCode | null {
  const code = text.trim().toUpperCase();
  const found = services.find((each: Service) => each.code === code || each.formerCode === code);
  return found?.code ?? null;
}

/** The codes of all services, in their order. */
export const serviceCodes = services.map((each) => each.code) as [ServiceCode, ...ServiceCode[]];

/** The name of each service. */
export const serviceNames = Object.fromEntries(
  services.map(({ code, name }) => [code, name]),
) as ByService<Title>;

/** The services whose jobs can be opened today. */
export const openServices: readonly Service[] = services.filter((each: Service) => each.isOpen);
/** Their codes. */
export const openServiceCodes = openServices.map((each) => each.code) as [
  ServiceCode,
  ...ServiceCode[],
];

/** The open services whose jobs are opened without their bills, which are written afterwards. */
export const billedServices: readonly Service[] = openServices.filter(({ bill }) => !bill.isOfJob);
/** Their codes. */
export const billedServiceCodes = billedServices.map((each) => each.code) as [
  ServiceCode,
  ...ServiceCode[],
];
/** The open services whose jobs are opened together with their one bill. */
export const oneBillServices: readonly Service[] = openServices.filter(({ bill }) => bill.isOfJob);
/** Their codes. */
export const oneBillServiceCodes = oneBillServices.map((each) => each.code) as [
  ServiceCode,
  ...ServiceCode[],
];

/** The service whose jobs customs declarations become. */
export const clearingService: Service = theOne(({ product }) => product === "Customs");

/** Returns the only open service with a property; none is a fault of the program. */
function theOne(has: (service: Service) => boolean): Service {
  const found = openServices.find(has);
  if (!found) throw new Error("no open service clears goods");
  return found;
}

/** The codes of the services of some families. */
export function codesOf(...families: Family[]): ServiceCode[] {
  return services.filter((each) => families.includes(each.family)).map((each) => each.code);
}

/** The menus whose rights are rights on the jobs of a service. */
export function menusOf(service: Service): string[] {
  return [service.menu, ...(service.formerMenu ? [service.formerMenu.id] : [])];
}

/** One right on the menu of every open service. */
export function rightOnJobs(
  action: string,
  isAmong: (service: Service) => boolean = () => true,
): Permission[] {
  return openServices.filter(isAmong).map(({ menu }) => `${menu}.${action}` as const);
}
