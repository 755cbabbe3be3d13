import { customsLogistics } from "@fairway/areas/service/model/customsLogistics.ts";
import type { MenuRights, Reach } from "@fairway/core/permission/permission.ts";
import { screens } from "./menus.ts";
import { specialsOf } from "./specialActions.ts";

/** The rights of one person in one office: by menu id. */
export type Rights = Readonly<Record<string, MenuRights>>;

/** The jobs a forwarding office is made of. */
export const roles = [
  "administrator",
  "director",
  "manager",
  "sales",
  "documentation",
  "operation",
  "accountant",
  "receivable",
] as const;
export type Role = (typeof roles)[number];

interface Grant {
  readonly see: Reach;
  readonly write?: Reach;
  readonly delete?: Reach;
  readonly import?: boolean;
  readonly export?: boolean;
  readonly special?: "all" | readonly string[];
}

const full = (reach: Reach): Grant => ({
  see: reach,
  write: reach,
  delete: reach,
  import: true,
  export: true,
  special: "all",
});
const read = (reach: Reach): Grant => ({ see: reach, export: true });

// A module's grant covers its screens; a screen's own grant takes precedence.
const grants: Record<Role, Readonly<Record<string, Grant>>> = {
  administrator: Object.fromEntries(
    screens.map((menu) => [menu.parentId ?? "", full("All")] as const),
  ),
  director: {
    commercial: full("Company"),
    ops: full("Company"),
    doc: full("Company"),
    acct: full("Company"),
    cat: read("All"),
    report: read("Company"),
    setting: full("Company"),
    sys: read("Company"),
    sysAuthorize: { see: "Company", write: "Owner", delete: "Owner" },
  },
  manager: {
    commercial: full("Office"),
    ops: full("Office"),
    doc: full("Office"),
    acct: full("Office"),
    cat: full("All"),
    report: read("Office"),
    setting: full("Office"),
    settingExchangeRate: { ...full("Office"), special: [] },
    sysUserManagement: read("Office"),
    sysAuthorize: full("Office"),
  },
  sales: {
    commercial: {
      see: "Group",
      write: "Owner",
      delete: "Owner",
      import: true,
      export: true,
      special: ["CustomerRequest", "ChangeInfo"],
    },
    commercialAgent: read("Company"),
    ops: { see: "Owner", write: "None" },
    doc: { see: "Group", write: "Owner", export: true, special: ["UpdateCharge"] },
    acctSOA: read("Owner"),
    cat: read("All"),
    reportSale: read("Owner"),
    settingTariff: read("Office"),
    settingFreeTime: read("Office"),
    settingExchangeRate: read("All"),
    settingUnlockRequest: { see: "Owner", write: "Owner", delete: "Owner" },
    sysAuthorize: { see: "Owner", write: "Owner", delete: "Owner" },
  },
  documentation: {
    commercial: { see: "Office", write: "Owner", export: true },
    commercialAgent: { see: "Company", write: "Owner", export: true },
    doc: {
      see: "Office",
      write: "Office",
      delete: "Owner",
      import: true,
      export: true,
      special: ["UpdateCharge", "AssignStage", "FinishShipment", "LockShipment"],
    },
    [customsLogistics.menu]: read("Office"),
    acctSOA: { see: "Office", write: "Owner", export: true },
    accManagement: { see: "Office", write: "Group", delete: "Owner", export: true },
    cat: { see: "All", write: "Owner", export: true },
    reportGeneral: read("Office"),
    settingExchangeRate: read("All"),
    settingTariff: read("Office"),
    settingFreeTime: read("Office"),
    settingUnlockRequest: { see: "Owner", write: "Owner", delete: "Owner" },
    sysAuthorize: { see: "Owner", write: "Owner", delete: "Owner" },
  },
  operation: {
    commercial: read("Office"),
    ops: {
      see: "Office",
      write: "Group",
      delete: "Owner",
      import: true,
      export: true,
      special: ["UpdateCharge", "AssignStage", "FinishShipment"],
    },
    doc: { see: "Office", write: "Owner", export: true, special: ["UpdateCharge", "AssignStage"] },
    acctAP: {
      see: "Owner",
      write: "Owner",
      delete: "Owner",
      export: true,
      special: ["AdvanceCarrier"],
    },
    acctSP: { see: "Owner", write: "Owner", delete: "Owner", export: true },
    cat: read("All"),
    settingFreeTime: full("Office"),
    // Connections to customs software are those of a person.
    settingEcusConnection: { see: "Owner", write: "Owner", delete: "Owner" },
    settingExchangeRate: read("All"),
    settingUnlockRequest: { see: "Owner", write: "Owner", delete: "Owner" },
    sysAuthorize: { see: "Owner", write: "Owner", delete: "Owner" },
  },
  accountant: {
    commercial: read("Office"),
    ops: {
      see: "Office",
      write: "Office",
      export: true,
      special: ["UpdateCharge", "LockShipment"],
    },
    doc: {
      see: "Office",
      write: "Office",
      export: true,
      special: ["UpdateCharge", "LockShipment"],
    },
    acct: full("Office"),
    cat: full("All"),
    report: read("Office"),
    settingExchangeRate: { ...full("All"), special: [] },
    settingUnlockRequest: full("Office"),
    settingUnlock: full("Office"),
    settingLinkFee: full("Office"),
    settingFreeTime: full("Office"),
    sysAuthorize: { see: "Owner", write: "Owner", delete: "Owner" },
  },
  receivable: {
    commercial: {
      see: "Office",
      write: "Office",
      export: true,
      special: ["AccountReceivable", "DetailAgreement", "ReleaseCheckPoint"],
    },
    ops: read("Office"),
    doc: read("Office"),
    acctSOA: full("Office"),
    acctARP: full("Office"),
    accManagement: { see: "Office", write: "Office", export: true, special: ["Invoice"] },
    cat: read("All"),
    report: read("Office"),
    settingExchangeRate: { see: "All", write: "Office", export: true },
    sysAuthorize: { see: "Owner", write: "Owner", delete: "Owner" },
  },
};

/** The rights a person of a role usually has: the template that a new user's set is copied from. */
export function rightsFor(role: Role): Rights {
  const granted: Record<string, MenuRights> = {};
  for (const menu of screens) {
    const grant = grants[role][menu.id] ?? grants[role][menu.parentId ?? ""];
    if (!grant) continue;
    granted[menu.id] = {
      access: true,
      detail: grant.see,
      list: grant.see,
      write: grant.write ?? "None",
      delete: grant.delete ?? "None",
      import: grant.import ?? false,
      export: grant.export ?? false,
      special:
        grant.special === "all"
          ? specialsOf(menu.id)
          : (grant.special ?? []).filter((name) => specialsOf(menu.id).includes(name)),
    };
  }
  return granted;
}

/** Every right on every screen. */
export function fullRights(): Rights {
  return rightsFor("administrator");
}
