import { SafetyCertificateOutlined, StopOutlined } from "@ant-design/icons";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { Tip } from "@fairway/ui/parts/Tip.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { validateCheckPoint } from "../contractChecks.ts";
import { chargeWords as words } from "./words.ts";

/** Says whether the customer of a bill passes the check point of selling lines, and why. Rule CH-50 */
export default function CreditMark(props: { readonly partnerId: string; readonly hblId: string }) {
  const say = useSay();
  const { partnerId, hblId } = props;
  const found = useAsk(validateCheckPoint, { partnerId, hblId, type: 5 }, { quiet: true });
  const { data, error } = found;
  const isStopped = error instanceof Refusal && error.code === "checkPoint.stopped";
  const why = isStopped
    ? error.message
    : [data?.message, ...(data?.passes ?? [])].filter(Boolean).join("; ");
  if (!why) return null;
  return (
    <Tip title={why}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tip opens on focus */}
      <span tabIndex={0} className="fw-charge-passed" aria-label={why}>
        {isStopped ? <StopOutlined /> : <SafetyCertificateOutlined />}{" "}
        {say(isStopped ? words.creditStops : words.creditPasses)}
      </span>
    </Tip>
  );
}
