import { getAdvance, saveAndSendAdvance } from "@fairway/areas/advance/contract.ts";
import { advanceForm } from "@fairway/areas/advance/model/advance.ts";
import type { Ground, Made } from "./stepKind.ts";

/** An advance of a story with its step. */
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
    const { advanceId = "", requester } = one;
    if (!requester) throw new Error(`${step} is no advance`);
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
    const { statusApproval } = (await made.requester?.ask(getAdvance, { advanceId })) ?? {
      statusApproval: "",
    };
    statuses[step] = statusApproval;
  }
  return isList ? statuses : Object.values(statuses)[0];
}
