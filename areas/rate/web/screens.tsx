import { type Screen, screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The screens of exchange rates. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/tool/exchange-rate",
    menu: "settingExchangeRate",
    title: titles.title,
    load: () => import("./ExchangeRateScreen.tsx"),
  }),
  screen({
    path: "/home/tool/exchange-rate/import",
    menu: "settingExchangeRate",
    title: titles.importTitle,
    load: () => import("./RateImport.tsx"),
  }),
];
