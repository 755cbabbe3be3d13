import { withRules } from "@fairway/ui/form/withRules.ts";
import { saveInstruction } from "../contract.ts";
import type { InstructionForm, InstructionRecord } from "../model/instruction.ts";
import { whyNotInstruction } from "../model/whyNotInstruction.ts";

/** The shape of the call with the rules of the form, which run before the form is sent. */
export const instructionShape = withRules(saveInstruction.body, (form) =>
  whyNotInstruction(form as unknown as InstructionForm),
);

/** The values of an instruction as its form saves them. */
export function instructionValues(instruction: InstructionRecord): Record<string, unknown> {
  const record = instruction as unknown as Record<string, unknown>;
  const fields = Object.keys(saveInstruction.body.shape);
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
}
