import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { type Ground, unitTables } from "../ground.ts";
import { business } from "./business.ts";
import { answers, atMost, colleagues, type Expectation, type Expectations } from "./expectation.ts";
import { otherPlaces, ruleOf } from "./files.ts";
import { type Kept, kept } from "./kept.ts";
import { tableOfName } from "./names.ts";
import { system } from "./system.ts";

const fixed = { transactionType: "SFE", partnerType: "Customer", countryId: "VN", version: 1 };

/** The rights a call names. */
export function rightsOf(call: CallSpec): readonly Permission[] {
  if (["public", "signed", "signedIn"].includes(String(call.right))) return [];
  return [call.right].flat() as Permission[];
}

/** What is expected of a call, and again for other kinds of record that the same call is asked for. */
export function expectationsOf(call: CallSpec, ground: Ground): Expectation[] {
  const first = expectationOf(call, ground);
  const name = `${call.method} ${call.path}`;
  const others = otherPlaces(ground).flatMap((place) => ruleOf(place)[name] ?? []);
  return [...(first ? [first] : []), ...others.map((each) => filledIn(call, ground, each))];
}

/** What is expected of a call; null when nothing tells. */
export function expectationOf(call: CallSpec, ground: Ground): Expectation | null {
  const rule = kept[controllerOf(call)];
  const expectation = toldOf(call, ground) ?? derived(call, rule);
  return expectation && filledIn(call, ground, expectation);
}

const controllerOf = ({ path }: CallSpec) => path.split("/")[0] ?? "";

/** An expectation with the ids that the ask names. */
function filledIn(call: CallSpec, ground: Ground, expectation: Expectation): Expectation {
  const rule = kept[controllerOf(call)];
  const isUnit = unitTables.includes(rule?.table as never);
  const id = rule && (isUnit ? ground.unitOf : ground.idOf)[rule.table];
  const named = Object.fromEntries(
    Object.entries(tableOfName).map(([name, table]) => [name, ground.idOf[table]]),
  );
  const known = { ...named, ...fixed, ...(id ? { id, ids: [id], Id: id } : {}) };
  const record = expectation.known ?? {};
  const names = Object.values(record);
  const isList = expectation.kind === "list" || expectation.kind === "menuList";
  return {
    ...expectation,
    ...(isList && expectation.shows === undefined ? { shows: id } : {}),
    // A list is asked for everything, so no record is named; it may lie on a later page, though.
    known: { ...(isList ? { ...fixed, ...(id ? { ids: [id] } : {}) } : known), ...record },
    nowhere: names.includes(undefined) || (isUnit && !id && names.length === 0),
  };
}

function toldOf(call: CallSpec, ground: Ground): Expectation | undefined {
  const told = tolds.get(ground) ?? { ...business(ground), ...system(ground) };
  tolds.set(ground, told);
  return told[`${call.method} ${call.path}`];
}
const tolds = new WeakMap<Ground, Expectations>();

/** What follows from the rights that a call names and from whose its records are. */
function derived(call: CallSpec, rule: Kept | undefined): Expectation | null {
  const rights = rightsOf(call);
  if (call.right === "public" || call.right === "signed") return { kind: "open" };
  if (rights.length === 0) return asked(call);
  const byRow = rule?.by === "row";
  if (rights.every((right) => right.endsWith(".list"))) {
    return rule ? { kind: byRow ? "list" : "menuList" } : { kind: "menu" };
  }
  // New records and sheets have no owner yet.
  const isNew = rights.every((right) => /\.(add|import|export|access)$/.test(right));
  return { kind: byRow && !isNew ? "record" : "menu" };
}

/** Pickers and questions, which are open to every signed-in user. */
function asked(call: CallSpec): Expectation | null {
  const [controller = "", verb = ""] = call.path.split("/");
  if (/^(query|querydata|getall|getbylanguage|getallbyquery)?$/i.test(verb)) return colleagues;
  const menu = questions[controller];
  if (!menu) return null;
  if (/^Check(AllowDetail|Permission)$/.test(verb)) return answers(`${menu}.detail`);
  if (/^Check(AllowDelete|DeletePermission)$/.test(verb)) return atMost(`${menu}.delete`);
  return null;
}

const questions: Readonly<Record<string, string>> = {
  CatCharge: "catCharge",
  CatWarehouse: "catWarehouse",
  CatPlace: "catPortindex",
  CatIncoterm: "commercialIncoterm",
  CatChartOfAccounts: "catChartOfAccounts",
  CatPotential: "commercialPotential",
  Tariff: "settingTariff",
  CsWorkOrder: "commercialWorkOrder",
  CustomsDeclaration: "opsCustomClearance",
  EcusConnection: "settingEcusConnection",
  SysAuthorization: "sysAuthorize",
  SysAuthorizedApproval: "sysAuthorize",
  CsTransaction: "docSeaFCLExport",
  CsTransactionDetail: "docSeaFCLExport",
};
