import { useState } from "react";
import type { Proposal, ProposedBill } from "../model/proposalShapes.ts";
import { type Accepted, acceptedOf } from "./acceptedInstruction.ts";

const ticked = (bill: ProposedBill) =>
  new Set(
    bill.fields.flatMap((each, at) => (each.verdict === "taken" && each.keep !== null ? [at] : [])),
  );
const allOf = (bill: ProposedBill) => new Set(bill.containers.map((_, at) => at));

/** The choice in a proposal: one of its bills and its accepted values. */
export function useInstructionChoice(proposal: Proposal) {
  const [key, setKey] = useState(proposal.bills[0]?.key ?? "");
  const bill = proposal.bills.find((each) => each.key === key) as ProposedBill;
  const [fields, setFields] = useState(() => ticked(bill));
  const [boxes, setBoxes] = useState(() => allOf(bill));
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map());
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [types, setTypes] = useState<ReadonlyMap<number, string>>(new Map());
  const choose = (next: string) => {
    const other = proposal.bills.find((each) => each.key === next) as ProposedBill;
    setKey(next);
    setFields(ticked(other));
    setBoxes(allOf(other));
    setNumbers(new Map());
    setKept(new Set());
    setTypes(new Map());
  };
  /** The accepted values; a wrong number that is kept has the reason. */
  const accepted = (reason: string): Accepted => {
    const typed = {
      ...bill,
      containers: bill.containers.map((box, at) => ({
        ...box,
        containerTypeId: types.get(at) ?? box.containerTypeId,
      })),
    };
    return acceptedOf(typed, fields, boxes, numbers, { boxes: kept, reason });
  };
  const ofBoxes = { boxes, setBoxes, numbers, setNumbers, kept, setKept, types, setTypes };
  return { bill, choose, fields, setFields, ofBoxes, accepted };
}
