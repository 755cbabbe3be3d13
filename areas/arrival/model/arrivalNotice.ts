import { decimalText, day, id, may, maybeDay } from "@fairway/core/contract/shapes.ts";
import { maybeRichText } from "@fairway/core/richText/richText.ts";
import { z } from "zod";
import { arrivalLine, mostLines, shownArrivalLine } from "./arrivalLine.ts";

/** The most characters of a header or footer, with its markup. */
export const mostRichText = 20_000;

/** The header and footer of a notice, and the documents to bring; the usual ones without a list. */
export const noticeTexts = z.object({
  arrivalHeader: maybeRichText(mostRichText),
  arrivalDocuments: maybeRichText(mostRichText),
  arrivalFooter: maybeRichText(mostRichText),
});

/** The keyed fields of an arrival notice; a notice that is not stored has no version. */
export const arrivalForm = noticeTexts.extend({
  hblid: id,
  version: z.number().int().nullish(),
  /** Today where none was keyed. */
  arrivalFirstNotice: maybeDay,
  arrivalSecondNotice: maybeDay,
  csArrivalFrieghtCharges: z.array(arrivalLine).max(mostLines),
});

const name = z.string().nullable();

/** What the ticked lines add up to: one sum for each currency, and all of it in VND. */
export const arrivalTotals = z.object({
  totals: z.array(z.object({ currencyId: z.string(), total: decimalText })),
  totalVnd: decimalText,
});

/** An arrival notice of an answer; its number is null until it is stored. */
export const arrivalRecord = z
  .object({
    hblid: id,
    version: z.number().nullable(),
    arrivalNo: name,
    arrivalFirstNotice: day,
    arrivalSecondNotice: day.nullable(),
    arrivalHeader: name,
    arrivalDocuments: name,
    arrivalFooter: name,
    csArrivalFrieghtCharges: z.array(shownArrivalLine),
    /** The mark of its lines, the one that lacks a reason first (RT-8). */
    rateOutside: z.boolean(),
    rateReason: name,
    may,
  })
  .extend(arrivalTotals.shape);
export type ArrivalRecord = Readonly<z.infer<typeof arrivalRecord>>;
