import { type Screen, screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The screens of tariffs. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/tool/tariff",
    menu: "settingTariff",
    title: titles.tariff,
    load: () => import("./TariffList.tsx"),
  }),
  screen({
    path: "/home/tool/tariff/new",
    menu: "settingTariff",
    title: titles.new,
    load: () => import("./TariffForm.tsx"),
  }),
  screen({
    path: "/home/tool/tariff/import",
    menu: "settingTariff",
    title: titles.importLines,
    load: () => import("./LineImport.tsx"),
  }),
  screen({
    path: "/home/tool/tariff/:tariffId",
    menu: "settingTariff",
    title: titles.detail,
    load: () => import("./TariffForm.tsx"),
  }),
];
