import { saveInstruction } from "../contract.ts";
import type { InstructionForm, InstructionRecord } from "../model/instruction.ts";
import { whyNotInstruction } from "../model/whyNotInstruction.ts";

/** The shape of the call with the rules of the form, which run before the form is sent. */
export const instructionShape = saveInstruction.body.superRefine((form, ctx) => {
  for (const fault of whyNotInstruction(form as unknown as InstructionForm)) {
    ctx.addIssue({
      code: "custom",
      path: [fault.field],
      params: { words: fault.words, facts: fault.facts ?? {} },
    });
  }
});

/** The values of an instruction as its form saves them. */
export function instructionValues(instruction: InstructionRecord): Record<string, unknown> {
  const record = instruction as unknown as Record<string, unknown>;
  const fields = Object.keys(saveInstruction.body.shape);
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
}
