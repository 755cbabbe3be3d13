import { screen } from "@fairway/ui/screens.ts";
import { describe, expect, test } from "vitest";
import { mayOpen } from "./guard.ts";
import { addressAfterLogin } from "./screens/addressAfterLogin.ts";
import type { MenuModule } from "./session/me.ts";
import { currentEntry, sideMenu } from "./shell/sideMenu.ts";

const load = async () => ({ default: () => null });
const title = { en: "Unit", vi: "Đơn vị" };
const at = (path: string, menu?: string) =>
  screen({ path, title, load, ...(menu ? { menu } : {}) });
const may =
  (...rights: string[]) =>
  (right: string) =>
    rights.includes(right);

describe("who may open a screen", () => {
  test.each([
    ["/home/catalogue/unit", ["catUnit.access"], true],
    ["/home/catalogue/unit", [], false],
    ["/home/catalogue/unit/new", ["catUnit.access"], false],
    ["/home/catalogue/unit/new", ["catUnit.access", "catUnit.add"], true],
    ["/home/catalogue/unit/import", ["catUnit.access", "catUnit.add"], false],
    ["/home/catalogue/unit/import", ["catUnit.access", "catUnit.import"], true],
    ["/home/catalogue/location/location-import", ["catUnit.access", "catUnit.add"], false],
    ["/home/commercial/agent/importContract", ["catUnit.access", "catUnit.import"], true],
    ["/home/system/office/addnew", ["catUnit.access"], false],
    ["/home/catalogue/unit/:id", ["catUnit.access"], true],
    ["/home/commercial/work-order/new/:type", ["catUnit.access"], false],
  ])("%s with %j: %s", (path, rights, expected) => {
    expect(mayOpen(at(path, "catUnit"), may(...rights))).toBe(expected);
  });

  test("the profile is open to everybody signed in", () => {
    expect(mayOpen(at("/home/profile/:userId"), may())).toBe(true);
  });
});

describe("after signing in", () => {
  test.each([
    ["/home/catalogue/unit?page=2", "/home/catalogue/unit?page=2"],
    [undefined, "/home/dashboard"],
    ["/login?url=/home", "/home/dashboard"],
    ["/home/login", "/home/dashboard"],
    ["https://elsewhere.example", "/home/dashboard"],
    ["//elsewhere.example", "/home/dashboard"],
  ])("%s leads to %s", (url, expected) => {
    expect(addressAfterLogin(url)).toBe(expected);
  });
});

const entry = (id: string, route: string, display = true) => ({
  id,
  parentId: null,
  name: id,
  description: null,
  icon: null,
  sequence: 0,
  arguments: null,
  route,
  display,
  displayChild: true,
  orderNumber: 0,
});

describe("the side menu", () => {
  const menus: MenuModule[] = [
    {
      ...entry("cat", "/home/catalogue/"),
      subMenus: [
        entry("catUnit", "unit"),
        entry("catPort", "port-index"),
        entry("hid", "hidden", false),
      ],
    },
    { ...entry("empty", "/home/report/"), subMenus: [entry("later", "later")] },
    { ...entry("off", "/home/off/", false), subMenus: [entry("catUnit", "unit")] },
  ];
  const exists = (path: string) => !path.endsWith("later");

  test("shows entries flagged display that lead somewhere, under the joined address", () => {
    expect(sideMenu(menus, exists)).toEqual([
      {
        key: "cat",
        name: "cat",
        icon: null,
        screens: [
          { key: "catUnit", name: "catUnit", to: "/home/catalogue/unit" },
          { key: "catPort", name: "catPort", to: "/home/catalogue/port-index" },
        ],
      },
    ]);
  });

  test("marks the entry of the screen and of everything below it", () => {
    const entries = sideMenu(menus, exists);
    expect(currentEntry(entries, "/home/catalogue/unit/42")?.screen.key).toBe("catUnit");
    expect(currentEntry(entries, "/home/catalogue/units")).toBeNull();
    expect(currentEntry(entries, "/home/units", "catUnit")?.screen.key).toBe("catUnit");
  });
});
