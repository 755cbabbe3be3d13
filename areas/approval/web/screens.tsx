import { screen } from "@fairway/ui/screens.ts";
import "../model/deputies.ts";
import { titles } from "./titles.ts";

/** The list of what waits for approval, for every signed-in user. */
export const approvals = screen({
  path: "/home/approval",
  title: titles.approvals,
  load: () => import("./ApprovalList.tsx"),
});

export const screens = [approvals];
