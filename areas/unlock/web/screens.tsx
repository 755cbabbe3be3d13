import { screen } from "@fairway/ui/screens.ts";
import { unlockHome } from "../model/unlockHome.ts";
import { titles } from "./titles.ts";

const menu = "settingUnlockRequest";

/** The screens of unlocking. An approver opens the page of a request without a right on the menu. */
export const screens = [
  ...["/home/tool/unlock", "/home/tool/other"].map((path) =>
    screen({
      path,
      menu: "settingUnlock",
      title: titles.unlock,
      load: () => import("./UnlockScreen.tsx"),
    }),
  ),
  screen({
    path: unlockHome,
    menu,
    title: titles.requests,
    load: () => import("./UnlockList.tsx"),
  }),
  screen({
    path: `${unlockHome}/new`,
    menu,
    title: titles.newRequest,
    load: () => import("./UnlockNew.tsx"),
  }),
  screen({
    path: `${unlockHome}/:id`,
    title: titles.request,
    load: () => import("./UnlockPage.tsx"),
  }),
];
