import { expect, test } from "vitest";
import { allScreens } from "./allScreens.ts";
import { helpOf, screenHelp } from "./screenHelp.ts";

const paths = allScreens.map((each) => each.path);

test("each screen that a menu opens has help of its own in both languages", () => {
  const ofMenus = paths.filter(
    (path) =>
      !path.startsWith("/home/designs-zone/") &&
      !paths.some((other) => path.startsWith(`${other}/`)),
  );
  expect(ofMenus.length).toBeGreaterThan(30);
  expect(ofMenus.filter((path) => !screenHelp[path])).toEqual([]);
  for (const { en, vi } of Object.values(screenHelp)) {
    expect([en, vi].map((text) => text.endsWith(".") && text.length > 40)).toEqual([true, true]);
  }
});

test("help belongs to a screen, and a further screen has that of the screen above it", () => {
  expect(Object.keys(screenHelp).filter((path) => !paths.includes(path))).toEqual([]);
  expect(helpOf("/home/catalogue/charge/:id")).toBe(screenHelp["/home/catalogue/charge"]);
  expect(helpOf("/home/designs-zone/form")).toBeNull();
});
