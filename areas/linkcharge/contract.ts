import { shownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import { call } from "@fairway/core/contract/call.ts";
import { decimalText, done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { linkDetail, linkedOperation } from "./model/linkCharge.ts";

/** The most jobs and the most lines that are linked together. */
const mostLinkedJobs = 100;
const mostLinkedLines = 500;

const some = (most: number) => z.object({ ids: z.array(id).min(1).max(most) });

const linkedFees = done(
  z.object({
    /** The buying lines that were made, each with the selling line that it comes from. */
    lines: z.array(shownSurcharge.extend({ originChargeId: id })),
    jobs: z.array(linkedOperation),
    /** Their sums in VND. */
    net: decimalText,
    vat: decimalText,
    total: decimalText,
  }),
);

export const linkFeeJob = call({
  method: "POST",
  path: "CsLinkCharge/LinkFeeJob",
  right: "signedIn",
  body: some(mostLinkedJobs),
  answer: linkedFees,
  summary: "Link fees of operations jobs to service jobs",
});

export const linkCharges = call({
  method: "POST",
  path: "CsLinkCharge/UpdateChargeLinkFee",
  right: "signedIn",
  body: some(mostLinkedLines),
  answer: linkedFees,
  summary: "Link chosen selling charges of operations jobs",
});

const freed = done(
  z.object({
    jobs: z.array(linkedOperation),
    /** The number of links that were undone. */
    links: z.number(),
  }),
);

export const revertLinkFee = call({
  method: "POST",
  path: "CsLinkCharge/RevertChargeLinkFee",
  right: "signedIn",
  body: some(mostLinkedLines),
  answer: freed,
  summary: "Undo linked fees, from either side",
});

export const cancelLinkCharge = call({
  method: "PUT",
  path: "CsShipmentSurcharge/CancelLinkCharge",
  right: "signedIn",
  body: some(mostLinkedLines),
  answer: freed,
  summary: "Cancel lines that were made of charges of other jobs",
});

export const getLinkOfCharge = call({
  method: "GET",
  path: "CsLinkCharge/DetailByChargeOrgId",
  right: "signedIn",
  query: z.object({ id }),
  answer: linkDetail.nullable(),
  summary: "Link information of one charge, with both lines",
});
