import { type Screen, screen } from "@fairway/ui/screens.ts";
import { radarHome, radarTitle } from "../model/radarHome.ts";

/** The radar of cut-offs and free time. */
export const screens: readonly Screen[] = [
  screen({
    path: radarHome,
    menu: "opsRadar",
    title: radarTitle,
    load: () => import("./RadarList.tsx"),
  }),
];
