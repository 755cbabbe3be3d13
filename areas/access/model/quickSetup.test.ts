import { expect, test } from "vitest";
import type { MenuRow } from "./permissionRows.ts";
import { setQuickly, setSpecials } from "./quickSetup.ts";

const row = (menuId: string, access: boolean): MenuRow => ({
  menuId,
  access,
  detail: "None",
  write: "None",
  delete: "None",
  list: "None",
  import: false,
  export: false,
  special: [],
});
const rows = [row("catUnit", true), row("catBank", false), row("sysGroup", true)];

test("a value is set on the screens of one module that have access", () => {
  const set = setQuickly(rows, { moduleId: "cat", column: "write", value: "Office" });
  expect(set.map((each) => each.write)).toEqual(["Office", "None", "None"]);
});

test("access itself is set on every screen, and all reaches at once", () => {
  const open = setQuickly(rows, { moduleId: null, column: "access", value: true });
  expect(open.every((each) => each.access)).toBe(true);
  const [unit] = setQuickly(open, { moduleId: "cat", column: "reaches", value: "Company" });
  expect(unit).toMatchObject({
    list: "Company",
    detail: "Company",
    write: "Company",
    delete: "Company",
  });
});

test("special actions of a module are allowed and taken back together", () => {
  const jobs = [row("docSeaFCLExport", true), row("docAirExport", false), row("acctSOA", true)];
  const all = setSpecials(jobs, "doc", (menuId) => [`${menuId} lock`]);
  expect(all.map((each) => each.special)).toEqual([["docSeaFCLExport lock"], [], []]);
  expect(setSpecials(all, "doc", () => [])[0]?.special).toEqual([]);
});
