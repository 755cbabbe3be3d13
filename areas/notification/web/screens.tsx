import { lazy } from "react";
import { screen } from "@fairway/ui/screens.ts";
import { notificationWords as words } from "./words.ts";

/** What the bell tells a user, for the page of the profile. */
export const MyHandOvers = lazy(async () => ({
  default: (await import("./MyHandOvers.tsx")).MyHandOvers,
}));

export const screens = [
  screen({
    path: "/home/system/notification",
    menu: "sysNotification",
    title: words.title,
    load: () => import("./SystemMessage.tsx"),
  }),
];
