import { screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

/** The dispatch board of trips. */
export const screens = [
  screen({
    path: "/home/operation/trucking-assigment",
    menu: "opsTruckingAssignment",
    title: titles.board,
    load: () => import("./TripBoard.tsx"),
  }),
];
