import {
  type MilestoneKind,
  milestoneKinds,
} from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import { may } from "@fairway/core/contract/shapes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

export const kinds = Object.keys(milestoneKinds) as [MilestoneKind, ...MilestoneKind[]];

/** Where the time of a milestone comes from. */
export const milestoneSources = {
  person: { en: "entered by a person", vi: "người dùng nhập" },
  stage: { en: "a stage of the job", vi: "công đoạn của lô hàng" },
  declaration: { en: "a customs declaration", vi: "tờ khai hải quan" },
  trip: { en: "a truck trip", vi: "chuyến xe" },
  message: { en: "a carrier message", vi: "thông điệp của hãng vận chuyển" },
  job: { en: "the job's form", vi: "thông tin lô hàng" },
  bill: { en: "the house bills", vi: "vận đơn nhà" },
  note: { en: "the first note", vi: "giấy báo đầu tiên" },
} as const satisfies Record<string, Words>;
export type MilestoneSource = keyof typeof milestoneSources;

/** A day, or an instant where the time is known. */
export const when = z.string();

/** One time of a milestone and where it comes from. */
const told = z.object({
  when,
  source: z.enum(Object.keys(milestoneSources) as [MilestoneSource, ...MilestoneSource[]]),
  /** The number of the record that it comes from, or the word of a customs channel. */
  reference: z.string().nullable(),
  /** The user who entered or caused it. */
  by: z.string().nullable(),
});
export type Told = Readonly<z.infer<typeof told>>;

/** A milestone of a job. */
export const milestone = z.object({
  kind: z.enum(kinds),
  /** Null while nothing is stored. */
  version: z.number().nullable(),
  planned: told.nullable(),
  actual: told.nullable(),
  may,
});
export type Milestone = Readonly<z.infer<typeof milestone>>;
