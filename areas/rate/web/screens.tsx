import { type Screen, screen } from "@fairway/ui/screens.ts";
import { rateWords } from "./words.ts";

/** The screens of exchange rates. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/tool/exchange-rate",
    menu: "settingExchangeRate",
    title: rateWords.title,
    load: () => import("./ExchangeRateScreen.tsx"),
  }),
  screen({
    path: "/home/tool/exchange-rate/import",
    menu: "settingExchangeRate",
    title: rateWords.importTitle,
    load: () => import("./RateImport.tsx"),
  }),
];
