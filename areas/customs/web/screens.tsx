import { screen } from "@fairway/ui/screens.ts";
import { customsHome } from "../model/customsHome.ts";
import { titles } from "./titles.ts";

const menu = "opsCustomClearance";

/**
 * The screens of customs declarations: the list, the imports, a new declaration, a
 * declaration; and of the connections to customs software.
 */
export const screens = [
  screen({
    path: customsHome,
    menu,
    title: titles.list,
    load: () => import("./DeclarationList.tsx"),
  }),
  screen({
    path: `${customsHome}/import`,
    menu,
    title: titles.import,
    load: () => import("./DeclarationImport.tsx"),
  }),
  screen({
    path: `${customsHome}/ecus`,
    menu,
    title: titles.ecus,
    load: () => import("./EcusScreen.tsx"),
  }),
  screen({
    path: `${customsHome}/new`,
    menu,
    title: titles.create,
    load: () => import("./DeclarationForm.tsx"),
  }),
  screen({
    path: `${customsHome}/detail/:id`,
    menu,
    title: titles.declaration,
    load: () => import("./DeclarationForm.tsx"),
  }),
  screen({
    path: "/home/tool/ecus-connection",
    menu: "settingEcusConnection",
    title: titles.connections,
    load: () => import("./ConnectionList.tsx"),
  }),
];
