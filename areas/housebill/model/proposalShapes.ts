import { verdicts } from "@fairway/areas/message/model/instructionFields.ts";
import { z } from "zod";

const maybe = z.string().nullable();

/** One value of the file and its verdict, in the language of the user. */
export const proposedField = z.object({
  /** The bill's field; null when there is none. */
  field: maybe,
  label: z.string(),
  value: z.string(),
  /** Its place in the file. */
  from: z.string(),
  verdict: z.enum(verdicts),
  why: maybe,
  /** The value for the bill's field: an id for a port, otherwise the text. */
  keep: maybe,
});

/** One container of the file. */
export const proposedContainer = z.object({
  containerTypeId: maybe,
  containerTypeCode: maybe,
  isoCode: maybe,
  containerNo: maybe,
  sealNo: maybe,
  gw: maybe,
  cbm: maybe,
  packageQuantity: maybe,
  packageTypeId: maybe,
  packageTypeName: maybe,
  markNo: maybe,
  description: maybe,
  from: z.string(),
  verdict: z.enum(verdicts),
  why: maybe,
  /** The number with the check digit that would fit. */
  expected: maybe,
  /** The number is doubtful and accepted only corrected or with a reason. */
  isWrongNumber: z.boolean(),
});
export type ProposedContainer = z.infer<typeof proposedContainer>;

/** One bill that the file can become: the whole of it, or one of its house bills. */
export const proposedBill = z.object({
  key: z.string(),
  title: z.string(),
  fields: z.array(proposedField),
  containers: z.array(proposedContainer),
});
export type ProposedBill = z.infer<typeof proposedBill>;

/** All proposals of a file. */
export const proposalShape = z.object({
  kind: z.enum(["shippingInstructions", "transportDocument"]),
  fileName: z.string(),
  bills: z.array(proposedBill),
});
export type Proposal = z.infer<typeof proposalShape>;
