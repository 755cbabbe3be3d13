import { billPrint } from "@fairway/areas/housebill/model/billPlacing.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { call } from "@fairway/core/contract/call.ts";
import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import {
  changedRelease,
  originalNo,
  releaseDay,
  releaseOfGoods,
  releaseRecord,
  takenBack,
} from "./model/billRelease.ts";

export const getRelease = call({
  method: "GET",
  path: "CsTransactionDetail/GetRelease",
  right: rightOnJobs("detail"),
  query: z.object({ hblid: id }),
  answer: releaseRecord,
  summary: "The release of a bill of lading: its originals, surrender and release",
});

export const printOriginals = call({
  method: "POST",
  path: "CsTransactionDetail/PrintOriginals",
  right: rightOnJobs("write"),
  body: changedRelease.extend({
    ...billPrint.shape,
    /** The numbers to print; all that are not out when absent. */
    originals: z.array(originalNo).min(1).max(3).nullish(),
    ...paperLanguage,
  }),
  answer: "file",
  writes: true,
  summary: "Issue originals of a bill of lading: each is printed, counted and audited",
});

const step = <Body extends z.ZodObject>(path: string, body: Body, summary: string) =>
  call({
    method: "PUT",
    path: `CsTransactionDetail/${path}`,
    right: rightOnJobs("write"),
    body,
    answer: done(releaseRecord),
    summary,
  });

export const takeBackOriginals = step(
  "TakeBackOriginals",
  takenBack,
  "Originals of a bill of lading were handed in or spoiled",
);
export const surrenderBill = step(
  "SurrenderBill",
  releaseDay,
  "A bill of lading is surrendered: all its originals are back",
);
export const telexBill = step("TelexBill", releaseDay, "A bill of lading is released by telex");
export const releaseGoods = step(
  "ReleaseGoods",
  releaseOfGoods,
  "The goods of a bill of lading are released, once",
);
