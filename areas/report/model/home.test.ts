import { rightsFor, type Role } from "@fairway/areas/access/model/rightsFor.ts";
import { type Permission, reachOf } from "@fairway/core/permission/permission.ts";
import { readTableView } from "@fairway/ui/table/tableState.ts";
import { expect, test } from "vitest";
import { askedOf } from "@fairway/core/listMemory/askedView.ts";
import { type Tile, tileAddress, tileKeys, tiles } from "./homeParts.ts";
import { mayHave, usualParts } from "./usualParts.ts";

const reachIn = (role: Role) => (permission: Permission) => {
  const [menu = "", action = ""] = permission.split(".");
  return reachOf(rightsFor(role)[menu], action);
};

test.each<[Role, string]>([
  [
    "director",
    "openJobs unbilled billMe releases finished receivable overdue profit sailings customers",
  ],
  [
    "manager",
    "openJobs unbilled billMe releases finished receivable overdue profit sailings customers",
  ],
  ["documentation", "myJobs myDeadlines noBill unbilled billMe deadlines sailings"],
  ["accountant", "toInvoice onBehalf noRealNo overdueCustomers prepaid dueWeek overdue receivable"],
  ["receivable", "releases prepaid dueWeek overdue receivable overdueCustomers"],
  [
    "operation",
    "lateOnRadar dueOnRadar departmentStages myStages myLateStages myJobs sailings deadlines",
  ],
  ["sales", "sold soldUnpaid openJobs customers profit sailings"],
])("a %s starts with the home of this work", (role, parts) => {
  expect(usualParts(reachIn(role)).join(" ")).toBe(parts);
});

test("a tile needs the right to its list; without any right there is none", () => {
  expect(mayHave(reachIn("sales"), "openJobs")).toBe(true);
  expect(mayHave(reachIn("sales"), "toInvoice")).toBe(false);
  expect(mayHave(reachIn("sales"), "overdueCustomers")).toBe(false);
  expect(usualParts(() => "None")).toEqual([]);
});

test("a panel of what jobs earn needs the right to open jobs; the list alone is not enough", () => {
  const lists = (permission: Permission) => (permission.endsWith(".list") ? "All" : "None");
  const may = (["openJobs", "sailings", "profit", "customers"] as const).map((key) =>
    mayHave(lists, key),
  );
  expect(may).toEqual([true, true, false, false]);
  expect(mayHave(reachIn("sales"), "profit")).toBe(true);
});

test.each([
  ["2026-11-23", "2026-11-01", "2026-11-30"],
  ["2028-02-29", "2028-02-01", "2028-02-29"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
])("my sales of the month of %s are those from %s to %s", (today, from, to) => {
  expect(askedOf(tiles.sold.view(today))).toMatchObject({ from, to });
});

test.each(tileKeys)("the address of the tile %s is read as what the tile counts", (key) => {
  const today = "2026-11-22";
  const { view, list }: Tile = tiles[key];
  const search = tileAddress(key, list === "jobs" ? "SFE" : null, today).split("?")[1];
  const filters = Object.keys(view(today).filters);
  const read = readTableView(
    Object.fromEntries(new URLSearchParams(search)),
    { dates: true, filters },
    today,
  );
  expect(read).toMatchObject(askedOf(view(today)));
});
