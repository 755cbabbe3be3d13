import { type Screen, screen } from "@fairway/ui/screens.ts";
import { lazy } from "react";
import { titles as words } from "./titles.ts";

/** The signatures of a user, loaded when they are shown. */
export const Pictures = lazy(() => import("./Pictures.tsx"));

const general = () => import("./GeneralFiles.tsx");
const menu = "settingFileManagement";
const path = "/home/tool/file-management";

/** The screens of all files. */
export const screens: readonly Screen[] = [
  screen({ path, menu, title: words.management, load: general }),
  screen({ path: `${path}/general`, menu, title: words.management, load: general }),
  screen({
    path: `${path}/accountant`,
    menu,
    title: words.management,
    load: () => import("./AccountantFiles.tsx"),
  }),
  screen({
    path: `${path}/user-attach-file`,
    title: words.attach,
    load: () => import("./AttachScreen.tsx"),
  }),
];
