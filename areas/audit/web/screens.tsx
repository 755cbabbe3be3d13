import { screen } from "@fairway/ui/screens.ts";
import { auditWords as words } from "../model/auditWords.ts";

export const screens = [
  screen({
    path: "/home/tool/log-viewer",
    menu: "settingCatalogLogViewer",
    title: words.audit,
    load: () => import("./LogScreen.tsx"),
  }),
];
