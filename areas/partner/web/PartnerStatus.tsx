import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { type ApprovalStatus, approvalStatuses } from "../model/partner.ts";
import { approvalMeanings } from "./approvalMeanings.ts";
import { partnerWords as words } from "./words.ts";

/** Whether a partner is in use, and how far the request for it is. */
export function PartnerStatus({ row }: { readonly row: AnyRow }) {
  if (row["active"] === true) return <StatusTag words={words.partnerOn} meaning="good" />;
  const status = String(row["approvalStatus"]) as ApprovalStatus;
  if (status === "Request Approval" || status === "Rejected") {
    return <StatusTag words={approvalStatuses[status]} meaning={approvalMeanings[status]} />;
  }
  return <StatusTag words={words.partnerOff} meaning="new" />;
}
