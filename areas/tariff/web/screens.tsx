import { type Screen, screen } from "@fairway/ui/screens.ts";
import { tariffWords as words } from "./words.ts";

/** The screens of tariffs. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/tool/tariff",
    menu: "settingTariff",
    title: words.tariff,
    load: () => import("./TariffList.tsx"),
  }),
  screen({
    path: "/home/tool/tariff/new",
    menu: "settingTariff",
    title: words.new,
    load: () => import("./TariffForm.tsx"),
  }),
  screen({
    path: "/home/tool/tariff/import",
    menu: "settingTariff",
    title: words.importLines,
    load: () => import("./LineImport.tsx"),
  }),
  screen({
    path: "/home/tool/tariff/:tariffId",
    menu: "settingTariff",
    title: words.detail,
    load: () => import("./TariffForm.tsx"),
  }),
];
