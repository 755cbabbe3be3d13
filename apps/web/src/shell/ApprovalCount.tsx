import { listApprovals } from "@fairway/areas/approval/contract.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";

/** The number of requests that wait for the user's approval; nothing without one. */
export function ApprovalCount() {
  const language = useLanguage();
  const asked = useAsk(listApprovals, { size: 1 }, { derived: true, quiet: true });
  const count = asked.data?.totalItems ?? 0;
  if (count === 0) return null;
  return (
    <span className="fw-side-count">
      {sayNumber(String(count), language)}
      {asked.data?.capped ? "+" : ""}
    </span>
  );
}
