import { type Screen, screen } from "@fairway/ui/screens.ts";
import { linkFeeWords as words } from "./words.ts";

/** The screens of link-fee rules. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/tool/link-fee",
    menu: "settingLinkFee",
    title: words.rules,
    load: () => import("./RuleList.tsx"),
  }),
  screen({
    path: "/home/tool/link-fee/import",
    menu: "settingLinkFee",
    title: words.import,
    load: () => import("./RuleImport.tsx"),
  }),
];
