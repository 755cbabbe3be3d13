import type { ApprovedState } from "./approvedStates.ts";

/** A signer of a level: name and day where the level is decided, else empty. */
export interface SignedLevel {
  name: string;
  on: string;
}

/** The signers of a document that is approved. */
export interface SignedLevels {
  manager: SignedLevel;
  accountant: SignedLevel;
  director: SignedLevel;
}

/** What a paper shows of the approval of its document; between sending and Done it is under way. */
export type PaperStatus = "New" | "Request Approval" | "Done" | "Denied" | "Canceled";

/** Returns the status of a document as its paper shows it. */
export function paperStatusOf(status: ApprovedState): PaperStatus {
  switch (status) {
    case "New":
    case "Done":
    case "Denied":
    case "Canceled":
      return status;
    default:
      return "Request Approval";
  }
}
