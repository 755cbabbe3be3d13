import * as contract from "@fairway/areas/mail/contract.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { stepKind, word } from "../stepKind.ts";

type Draft = typeof contract.draftSeaPreAlert | typeof contract.draftAirPreAlert;

/** The draft by the kind of step that the mail is about, by sea and by air. */
const drafts: Readonly<Record<string, { readonly sea: Draft; readonly air: Draft }>> = {
  job: { sea: contract.draftSeaPreAlert, air: contract.draftAirPreAlert },
  awb: { sea: contract.draftSeaPreAlert, air: contract.draftAirPreAlert },
  manifest: { sea: contract.draftSeaPreAlert, air: contract.draftAirPreAlert },
  bill: {
    sea: contract.draftHouseBillMail as unknown as Draft,
    air: contract.draftAirBillMail as unknown as Draft,
  },
  arrivalNotice: {
    sea: contract.draftArrivalNoticeMail as unknown as Draft,
    air: contract.draftAirArrivalMail as unknown as Draft,
  },
  deliveryOrder: {
    sea: contract.draftDeliveryOrderMail as unknown as Draft,
    air: contract.draftAuthorizeLetterMail as unknown as Draft,
  },
};

/** A mail about what a step made, as its draft is written, to the given addresses. */
export const mail = stepKind({
  fields: { of: word, to: word },
  follows: { of: Object.keys(drafts) },
  async play({ signed, made }, ask) {
    const { kind, service, jobId, hblid } = made(ask["of"]);
    const { family } = serviceOf(service);
    const call = drafts[kind]?.[family === "air" ? "air" : "sea"];
    if (!call) throw new Error(`a ${kind} has no mail`);
    const draft = await signed.ask(call, { jobId, hblId: hblid });
    const { data } = await signed.ask(contract.sendMail, {
      ...draft,
      to: ask.to,
      cc: "",
      attachFiles: draft.attachFiles.filter((each) => each.isChosen).map((each) => each.key),
    });
    return { output: { state: data.state } };
  },
});
