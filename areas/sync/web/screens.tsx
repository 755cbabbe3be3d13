import { type Screen, screen } from "@fairway/ui/screens.ts";
import { outboxHome } from "../model/outboxHome.ts";
import { titles } from "./titles.ts";

/** The screen of what goes to the accounting system. */
export const screens: readonly Screen[] = [
  screen({
    path: outboxHome,
    menu: "accManagement",
    title: titles.outbox,
    load: () => import("./OutboxList.tsx"),
  }),
];
