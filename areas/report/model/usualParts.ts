import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { Permission, Reach } from "@fairway/core/permission/permission.ts";
import {
  isTile,
  panels,
  type PartKey,
  type Tile,
  tileKeys,
  tiles,
  type PanelKey,
} from "./homeParts.ts";
import { documentedServices } from "./desk.ts";

/** How far a user's rights extend. */
type ReachOf = (permission: Permission) => Reach;

const isWide = (reach: Reach) => reach !== "None" && reach !== "Owner";

/** The widest of the user's rights of one kind on the jobs of the open services. */
function onJobs(
  reach: ReachOf,
  action: string,
  services: typeof openServices = openServices,
): "None" | "Owner" | "wide" {
  const reaches = services.map(({ menu }) => reach(`${menu}.${action}`));
  if (reaches.some(isWide)) return "wide";
  return reaches.includes("Owner") ? "Owner" : "None";
}

/** The same on the jobs of the services that have bills of their own. */
const onDocumented = (reach: ReachOf, action: string) => onJobs(reach, action, documentedServices);

/**
 * May the user have a tile or panel? Only with the right to the list that it opens or reads; money of
 * jobs only with the right to open them. Rule RP-1.
 */
export function mayHave(reach: ReachOf, key: PartKey): boolean {
  // Only users who hold a level of an approval have it; no right decides.
  if (key === "toApprove") return false;
  if (key === "profit" || key === "customers") return onJobs(reach, "detail") !== "None";
  const tile: Tile | null = isTile(key) ? tiles[key] : null;
  if (tile?.list === "toBill" || tile?.list === "radar") {
    return onJobs(reach, "detail") !== "None";
  }
  if (tile?.list === "releases") {
    return (["detail", "ReleaseCheckPoint"] as const).every(
      (action) => reach(`commercialCustomer.${action}`) !== "None",
    );
  }
  if (tile?.list === "prepaid") return reach("acctARP.write") !== "None";
  const isOfJobs = tile ? tile.list === "jobs" : key !== "overdueCustomers";
  return isOfJobs ? onJobs(reach, "list") !== "None" : reach("accManagement.list") !== "None";
}

// What a user does follows from rights, because a company names and cuts its roles itself. The first
// of these kinds of work comes first on the page; several may be one user's.
const works: readonly {
  readonly isOf: (reach: ReachOf) => boolean;
  readonly parts: readonly PartKey[];
}[] = [
  {
    // Oversees: may delete what others made, jobs and invoices.
    isOf: (reach) => oversees(reach),
    parts: [
      "openJobs",
      "unbilled",
      "billMe",
      "releases",
      "finished",
      "receivable",
      "overdue",
      "profit",
      "sailings",
      "customers",
    ],
  },
  {
    // Invoices: issues invoices and takes them back.
    isOf: (reach) =>
      !oversees(reach) &&
      reach("accManagement.Invoice") !== "None" &&
      reach("accManagement.delete") !== "None",
    parts: ["toInvoice", "onBehalf", "noRealNo", "overdueCustomers"],
  },
  {
    // Receives: writes receipts.
    isOf: (reach) => !oversees(reach) && reach("acctARP.write") !== "None",
    parts: ["releases", "prepaid", "dueWeek", "overdue", "receivable", "overdueCustomers"],
  },
  {
    // Documents: works on the jobs of a group or office, without issuing invoices.
    isOf: (reach) =>
      !oversees(reach) &&
      onDocumented(reach, "write") === "wide" &&
      reach("accManagement.Invoice") === "None",
    parts: ["myJobs", "myDeadlines", "noBill", "unbilled", "billMe", "deadlines", "sailings"],
  },
  {
    // Operates: has stages, works on own jobs.
    isOf: (reach) =>
      onDocumented(reach, "write") === "Owner" && onJobs(reach, "AssignStage") !== "None",
    parts: [
      "lateOnRadar",
      "dueOnRadar",
      "departmentStages",
      "myStages",
      "myLateStages",
      "myJobs",
      "sailings",
      "deadlines",
    ],
  },
  {
    // Sells: keeps own customers and own jobs.
    isOf: (reach) =>
      onDocumented(reach, "write") === "Owner" &&
      onJobs(reach, "AssignStage") === "None" &&
      reach("commercialCustomer.write") !== "None",
    parts: ["sold", "soldUnpaid", "openJobs", "customers", "profit", "sailings"],
  },
];

function oversees(reach: ReachOf): boolean {
  return onJobs(reach, "delete") === "wide" && isWide(reach("accManagement.delete"));
}

/** The tiles and panels of a user's home before the user chooses. */
export function usualParts(reach: ReachOf): PartKey[] {
  const ofWork = works.flatMap(({ isOf, parts }) => (isOf(reach) ? parts : []));
  const all = ofWork.length > 0 ? ofWork : [...tileKeys, ...(Object.keys(panels) as PanelKey[])];
  return [...new Set(all)].filter((key) => mayHave(reach, key));
}
