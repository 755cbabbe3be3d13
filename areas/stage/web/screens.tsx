import { screen } from "@fairway/ui/screens.ts";
import { boardHome, myStagesHome } from "../model/boardHome.ts";
import { titles } from "./titles.ts";

/** The board of stages, and the stages of the signed-in user for the phone. */
export const screens = [
  screen({
    path: boardHome,
    menu: "opsAssignment",
    title: titles.board,
    load: () => import("./StageBoard.tsx"),
  }),
  screen({ path: myStagesHome, title: titles.mine, load: () => import("./MyStages.tsx") }),
];
