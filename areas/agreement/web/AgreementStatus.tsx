import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import type { ListedAgreement } from "../model/agreementShapes.ts";
import { type ApprovalStatus, approvalStatuses } from "@fairway/areas/partner/model/partner.ts";
import { approvalMeanings } from "@fairway/areas/partner/web/approvalMeanings.ts";
import { agreementWords as words } from "./words.ts";

/** The state of an agreement and of its approval. */
export function AgreementStatus({ row }: { readonly row: ListedAgreement }) {
  if (row.isExpired) return <StatusTag words={words.isExpired} meaning="bad" />;
  const step = row.approvalStatus as ApprovalStatus;
  if (!row.active && (step === "Request Approval" || step === "Rejected")) {
    return (
      <span title={row.approvalComment ?? ""}>
        <StatusTag words={approvalStatuses[step]} meaning={approvalMeanings[step]} />
      </span>
    );
  }
  return (
    <StatusTag
      words={row.active ? words.isActive : words.isInactive}
      meaning={row.active ? "good" : "new"}
    />
  );
}
