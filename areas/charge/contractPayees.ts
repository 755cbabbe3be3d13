import { call } from "@fairway/core/contract/call.ts";
import { id, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { shownSurcharge } from "./model/shownSurcharge.ts";
import { surchargeTypes } from "./model/surcharge.ts";

/** A job, or one of its bills. */
const ofJobOrBill = { Id: id, IsHouseBillID: z.stringbool().default(false) };

export const getPayees = call({
  method: "GET",
  path: "CsShipmentSurcharge/GetPartners",
  right: "signedIn",
  query: z.object(ofJobOrBill),
  answer: z.array(
    z.object({
      id,
      accountNo: z.string(),
      shortName: z.string(),
      partnerNameEn: z.string().nullable(),
      partnerNameVn: z.string().nullable(),
      taxCode: z.string().nullable(),
      /** The sides on which the partner stands, and the number of its lines. */
      types: z.array(z.enum(surchargeTypes)),
      lines: z.number(),
    }),
  ),
  summary: "Partners of the charges of a job or bill, for a note",
});

export const groupByBill = call({
  method: "GET",
  path: "CsShipmentSurcharge/GroupByListHB",
  right: "signedIn",
  query: z.object({
    ...ofJobOrBill,
    /** Only the lines of a partner, on either side. */
    partnerID: maybeId,
    /** Only the lines of the note with this number. */
    cdNoteCode: maybeText(50),
  }),
  answer: z.array(
    z.object({
      hblid: id,
      hwbno: z.string().nullable(),
      mblno: z.string().nullable(),
      listCharges: z.array(shownSurcharge),
    }),
  ),
  summary: "Charges of a job or of a note by house bill",
});
