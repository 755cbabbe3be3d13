import { type Screen, screen } from "@fairway/ui/screens.ts";
import { prepaidHome } from "../model/prepaidView.ts";
import { releaseList } from "../model/releaseAddress.ts";
import { titles } from "./titles.ts";

/** The screens of releases and of prepaid notes. */
export const screens: readonly Screen[] = [
  screen({
    path: releaseList,
    menu: "commercialCustomer",
    title: titles.releases,
    load: () => import("./ReleaseList.tsx"),
  }),
  screen({
    path: prepaidHome,
    menu: "acctARP",
    title: titles.prepaid,
    load: () => import("./PrepaidNotes.tsx"),
  }),
];

/** Loads the dialog of a stop, which the shell shows over any screen. */
export const loadStopDialog = () => import("./AskReleaseDialog.tsx");
