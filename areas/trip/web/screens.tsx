import { screen } from "@fairway/ui/screens.ts";
import { dispatchHome } from "../model/dispatchHome.ts";
import { titles } from "./titles.ts";

/** The dispatch board of trips. */
export const screens = [
  screen({
    path: dispatchHome,
    menu: "opsTruckingAssignment",
    title: titles.board,
    load: () => import("./TripBoard.tsx"),
  }),
];
