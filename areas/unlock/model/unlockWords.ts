import { approvalTags } from "@fairway/areas/approval/model/levels.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";
import type { UnlockState } from "./unlockRequest.ts";

/** The tags of the states of a request. */
export const unlockTags: Readonly<Record<UnlockState, Status>> = {
  ...approvalTags,
  Canceled: { words: { en: "Canceled", vi: "Đã hủy" }, meaning: "cancelled" },
};
