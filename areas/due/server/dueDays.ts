import type { Kept } from "@fairway/engine/kept/kept.ts";

/** What is open of the items raised on each day, which the dashboard reads. Rule DU-14. */
export const dueDays: Kept = {
  title: { en: "the sum of dues of each day", vi: "tổng công nợ của từng ngày" },
  table: "due_day",
  source: "due_day_source",
  key: ["raised_on"],
  values: [
    "line_no",
    "side",
    "kind",
    "due_on",
    "office_id",
    "department_id",
    "group_id",
    "user_created",
    "items",
    "open_vnd",
  ],
};
