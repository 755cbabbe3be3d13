import { getAdvance, saveAndSendAdvance } from "@fairway/areas/advance/contract.ts";
import { advanceForm } from "@fairway/areas/advance/model/advance.ts";
import { getSettlement, sendSettlement } from "@fairway/areas/settlement/contract.ts";
import type { Ground, Made } from "./stepKind.ts";

/** An advance or a settlement of a story with its step. */
export interface AdvanceOfStory {
  readonly step: string;
  readonly advanceId: string;
  readonly made: Made;
}

/** The advances that a step names, each sent first where it is New or Denied. */
export async function sentAdvances(
  { made }: Ground,
  steps: readonly string[],
): Promise<AdvanceOfStory[]> {
  const found: AdvanceOfStory[] = [];
  for (const step of steps) {
    const one = made(step);
    const { advanceId = "", settlementId, requester } = one;
    if (!requester) throw new Error(`${step} is neither an advance nor a settlement`);
    if (settlementId) {
      const { statusApproval } = await requester.ask(getSettlement, { settlementId });
      if (statusApproval === "New" || statusApproval === "Denied") {
        await requester.ask(sendSettlement, { id: settlementId });
      }
      found.push({ step, advanceId: settlementId, made: one });
      continue;
    }
    const advance = await requester.ask(getAdvance, { advanceId });
    if (advance.statusApproval === "New" || advance.statusApproval === "Denied") {
      const names = Object.keys(advanceForm.shape) as (keyof typeof advance)[];
      const form = Object.fromEntries(names.map((name) => [name, advance[name]]));
      await requester.ask(saveAndSendAdvance, {
        ...(form as never as object),
        id: advanceId,
        version: advance.version,
      } as never);
    }
    found.push({ step, advanceId, made: one });
  }
  return found;
}

/** The approval status of each advance by its step; the status alone for one. */
export async function statusesOf(advances: readonly AdvanceOfStory[], isList: boolean) {
  const statuses: Record<string, string> = {};
  for (const { step, advanceId, made } of advances) {
    const { requester, settlementId } = made;
    const found = settlementId
      ? await requester?.ask(getSettlement, { settlementId })
      : await requester?.ask(getAdvance, { advanceId });
    statuses[step] = found?.statusApproval ?? "";
  }
  return isList ? statuses : Object.values(statuses)[0];
}

/** The payment state of each advance that these are or clear, by its step; of sent ones only. */
export async function paymentsOf({ made }: Ground, papers: readonly AdvanceOfStory[]) {
  const steps = papers.flatMap(({ step, made: { clears } }) => clears ?? [step]);
  const states: Record<string, string> = {};
  for (const step of new Set(steps)) {
    const { advanceId = "", requester } = made(step);
    const found = await requester?.ask(getAdvance, { advanceId });
    if (found?.statusApproval === "Done") states[step] = found.statusPayment;
  }
  return states;
}
