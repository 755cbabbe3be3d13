import { screen } from "@fairway/ui/screens.ts";
import { words } from "./words.ts";

export const screens = [
  screen({
    path: "/home/dashboard",
    title: words.dashboard,
    load: () => import("./HomeScreen.tsx"),
  }),
];
