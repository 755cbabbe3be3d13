import type { ReleaseState } from "../model/release.ts";

/** The colour of each state of a release. */
export const releaseMeanings = {
  Requested: "waiting",
  Approved: "good",
  Ended: "new",
  Denied: "bad",
} as const satisfies Record<ReleaseState, string>;
