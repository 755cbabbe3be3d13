import { id } from "@fairway/core/contract/shapes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** What the self-check counts again. */
export const recounts = {
  item: { en: "Open amount of a document", vi: "Số còn nợ của chứng từ" },
  dueDay: { en: "Due day of a document", vi: "Ngày đến hạn của chứng từ" },
  lines: { en: "Sum of lines not invoiced", vi: "Tổng dòng phí chưa xuất hóa đơn" },
} as const satisfies Readonly<Record<string, Words>>;
export type Recount = keyof typeof recounts;

/** A figure that is not what its records add up to, with its document. */
export const receivableDifference = z.object({
  recount: z.enum(Object.keys(recounts) as [Recount, ...Recount[]]),
  partnerId: id,
  partnerName: z.string(),
  documentId: id.nullable(),
  documentNo: z.string().nullable(),
  kept: z.string().nullable(),
  counted: z.string().nullable(),
});
export type ReceivableDifference = z.infer<typeof receivableDifference>;
