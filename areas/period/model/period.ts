import { day, id, instant, may } from "@fairway/core/contract/shapes.ts";
import { field } from "@fairway/core/resource/field.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { z } from "zod";

const text = z.string().nullable();

/** A month of an office; one that was never closed has no id. */
export const period = z.object({
  id: id.nullable(),
  officeId: id,
  officeName: z.string(),
  /** Its first day. */
  month: day,
  isClosed: z.boolean(),
  reason: text,
  changedByName: text,
  changedAt: instant.nullable(),
  version: z.number(),
  /** Documents of the month that are drafts, and those that accounting does not have. */
  drafts: z.number(),
  unsent: z.number(),
  may,
});
export type Period = Readonly<z.infer<typeof period>>;

/** Why a document keeps a month from being complete. */
export const unfinishedReasons = ["draft", "unsent"] as const;

/** A document of a month that is a draft, or that accounting does not have. */
export const unfinished = z.object({
  id,
  kind: z.string(),
  number: z.string(),
  partnerName: text,
  day,
  reason: z.enum(unfinishedReasons),
});
export type Unfinished = Readonly<z.infer<typeof unfinished>>;

/** The fields of a month in its history. */
export const periodFields = {
  month: field.date({ label: { en: "Month", vi: "Tháng" } }),
  isClosed: field.choice({ label: { en: "Month closed", vi: "Đã khóa kỳ" }, of: yesOrNo }),
  reason: field.note({ label: { en: "Reason", vi: "Lý do" }, max: 500 }),
};
