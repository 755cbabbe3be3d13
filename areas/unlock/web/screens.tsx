import { screen } from "@fairway/ui/screens.ts";
import { unlockHome, unlockScreenHome } from "../model/unlockHome.ts";
import { titles } from "./titles.ts";

const menu = "settingUnlockRequest";

/** The screens of unlocking. An approver opens the page of a request without a right on the menu. */
export const screens = [
  screen({
    path: unlockScreenHome,
    menu: "settingUnlock",
    title: titles.unlock,
    load: () => import("./UnlockScreen.tsx"),
  }),
  screen({
    path: "/home/tool/other",
    menu: "settingUnlock",
    title: titles.unlock,
    load: () => import("./OtherAddress.tsx"),
  }),
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
