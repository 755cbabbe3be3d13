import { castActor } from "../../../tests/cast/actors.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { screenPermission } from "../model/startShapes.ts";
import { rightsFor } from "../model/rightsFor.ts";
import { getMenus } from "./getMenus.ts";
import { getPermission, getPermissions } from "./getPermission.ts";
import { setUserRights } from "./createPerson.ts";
import { saveMenus } from "./saveMenus.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { describe, expect, test } from "vitest";

const database = await castDatabase();
const within = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);

describe("the side menu", () => {
  test("shows sales their screens only, under modules in order, in Vietnamese", async () => {
    const sales = castActor("sales", { rights: rightsFor("sales"), language: "vi" });
    const menus = await within((tx) => getMenus(tx, sales));
    expect(menus.map((module) => module.name)).toEqual([
      "Thương mại",
      "Logistics",
      "Dịch vụ chứng từ",
      "Kế toán",
      "Danh mục",
      "Báo cáo",
      "Công cụ",
      "Hệ thống",
    ]);
    const services = menus.find((module) => module.id === "doc");
    expect(services?.route).toBe("/home/documentation/");
    expect(services?.subMenus.map((screen) => screen.route)).not.toContain("inland-trucking");
    const accounting = menus.find((module) => module.id === "acct");
    expect(accounting?.subMenus.map((screen) => screen.name)).toEqual(["Bảng kê công nợ"]);
  });

  test("leaves out a module without a screen the person may open", async () => {
    const nobody = castActor("sales", { rights: {} });
    expect(await within((tx) => getMenus(tx, nobody))).toEqual([]);
  });

  test("a name that was changed on site stays when the server starts again", async () => {
    await database.pool.query(
      "update menu set name_en = 'Ocean FCL out' where id = 'docSeaFCLExport'",
    );
    await within(saveMenus);
    const menus = await within((tx) => getMenus(tx, castActor("documentation")));
    const names = menus.flatMap((module) => module.subMenus.map((screen) => screen.name));
    expect(names).toContain("Ocean FCL out");
  });
});

describe("the rights on a screen", () => {
  test("are found by menu id and by route, with every special action named", async () => {
    const lan = castActor("documentation", { rights: rightsFor("documentation") });
    const byRoute = await within((tx) => getPermission(tx, lan, { menu: "sea-fcl-export" }));
    const byId = await within((tx) => getPermission(tx, lan, { menu: "docSeaFCLExport" }));
    expect(byRoute).toEqual(byId);
    expect(screenPermission.parse(byRoute)).toMatchObject({
      menuId: "docSeaFCLExport",
      access: true,
      detail: "Office",
      write: "Office",
      delete: "Owner",
      list: "Office",
      import: true,
      export: true,
      allowAdd: true,
    });
    expect(byRoute.specialActions).toContainEqual({ action: "LockShipment", isAllow: true });
    expect(byRoute.specialActions).toContainEqual({ action: "ReopenShipment", isAllow: false });
  });

  test("on a screen that is closed or unknown are refused", async () => {
    const lan = castActor("documentation", { rights: rightsFor("documentation") });
    const ask = (menu: string) => within((tx) => getPermission(tx, lan, { menu }));
    await expect(ask("user-management")).rejects.toMatchObject({ code: "access.forbidden" });
    await expect(ask("nothing")).rejects.toMatchObject({ code: "record.notFound" });
  });

  test("come all at once for the shell", async () => {
    const lan = castActor("documentation", { rights: rightsFor("documentation") });
    const all = await getPermissions(undefined as never, lan);
    expect(all.map((each) => each.menuId)).toEqual(Object.keys(rightsFor("documentation")));
  });
});

describe("the rights of a person in an office", () => {
  test("a second set for the same office replaces the first", async () => {
    await within(async (tx) => {
      const who = { companyId, userId: people.sales.id, officeId: offices.hcm };
      await setUserRights(tx, { ...who, rights: "operation" });
      await setUserRights(tx, { ...who, rights: "sales" });
    });
    const kept = await database.pool.query(
      "select count(*)::int as n from user_permission where user_id = $1",
      [people.sales.id],
    );
    expect(kept.rows[0].n).toBe(1);
  });
});
