import type { JobColumn } from "./jobFields.ts";

/**
 * The columns that users of every service read all day, in the order of use: with the date and the
 * port that matter in its direction.
 */
export const dailyColumns = (journey: readonly JobColumn[]): readonly JobColumn[] => [
  "jobNo",
  "customer",
  "status",
  "hwbnos",
  ...journey,
  "margin",
  "billed",
  "paid",
];

/** Further columns of money and stage, which a user turns on. */
export const furtherColumns: readonly JobColumn[] = [
  "marginPercent",
  "toBill",
  "invoiced",
  "owed",
  "paymentStatus",
  "stage",
];
