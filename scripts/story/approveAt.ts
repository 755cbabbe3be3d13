import { approveAll, getApproval } from "@fairway/areas/approval/contract.ts";
import { type Level, levels } from "@fairway/areas/approval/model/levels.ts";
import { RefusedCall } from "../api/callServer.ts";
import type { Ground, Made } from "./stepKind.ts";

/** A sent document of a story with what its step made. */
export interface SentOfStory {
  readonly documentId: string;
  readonly made: Pick<Made, "requester">;
}

/** The holder of a level approves documents in one call; without a level those of all that are left. */
export async function approveAt(
  ground: Ground,
  documents: readonly SentOfStory[],
  level?: Level,
): Promise<void> {
  if (level) return approveLevel(ground, level, documents);
  for (const each of levels) {
    const waiting = await waitingAt(documents, each);
    if (waiting.length > 0) await approveLevel(ground, each, waiting);
  }
}

async function waitingAt(documents: readonly SentOfStory[], level: Level) {
  const found: SentOfStory[] = [];
  for (const each of documents) {
    const { documentId, made } = each;
    const approval = await made.requester?.ask(getApproval, { documentId });
    if (approval?.steps.some((step) => step.level === level && step.isTurn)) found.push(each);
  }
  return found;
}

async function approveLevel(
  { approvers }: Ground,
  level: Level,
  documents: readonly SentOfStory[],
): Promise<void> {
  const items = documents.map(({ documentId }) => ({ documentId }));
  const { data } = await (await approvers()).holder(level).ask(approveAll, { items });
  const refused = data.find(({ reason }) => reason !== null)?.reason;
  if (refused) {
    throw new RefusedCall("Approval/Approve", {
      status: 409,
      code: refused.code,
      says: refused.en,
    });
  }
}
