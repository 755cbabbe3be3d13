import { screen } from "@fairway/ui/screens.ts";
import { soaHome } from "../model/soaHome.ts";
import { titles } from "./titles.ts";

const menu = "acctSOA";

/** The screens of statements of account. */
export const screens = [
  screen({
    path: soaHome,
    menu,
    title: titles.statements,
    load: () => import("./SoaList.tsx"),
  }),
  screen({
    path: `${soaHome}/new`,
    menu,
    title: titles.newStatement,
    load: () => import("./SoaNew.tsx"),
  }),
  screen({
    path: `${soaHome}/detail`,
    menu,
    title: titles.statement,
    load: () => import("./SoaDetailScreen.tsx"),
  }),
  screen({
    path: `${soaHome}/edit`,
    menu,
    title: titles.editStatement,
    load: () => import("./SoaEdit.tsx"),
  }),
];
