import { screen } from "@fairway/ui/screens.ts";
import { notificationWords as words } from "./words.ts";

export const screens = [
  screen({
    path: "/home/system/notification",
    menu: "sysNotification",
    title: words.title,
    load: () => import("./SystemMessage.tsx"),
  }),
];
