import { verdicts } from "@fairway/areas/message/model/instructionFields.ts";
import { z } from "zod";

const maybe = z.string().nullable();

/** One value of the file and what becomes of it, said in the person's language. */
export const proposedField = z.object({
  /** The bill's field; null when there is none. */
  field: maybe,
  label: z.string(),
  value: z.string(),
  /** Where in the file it stands. */
  from: z.string(),
  verdict: z.enum(verdicts),
  why: maybe,
  /** What to keep in the bill's field: an id for a port, otherwise the value. */
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
  /** The number itself is doubtful: it is taken only corrected or with a reason. */
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

/** Everything a file proposes. */
export const proposalShape = z.object({
  kind: z.enum(["shippingInstructions", "transportDocument"]),
  fileName: z.string(),
  bills: z.array(proposedBill),
});
export type Proposal = z.infer<typeof proposalShape>;
