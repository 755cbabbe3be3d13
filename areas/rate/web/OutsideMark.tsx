import { WarningOutlined } from "@ant-design/icons";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { noReason, outsideWords } from "../model/outsideWords.ts";

/** The mark of a rate outside the bound in front of the rate; its hint says the reason. */
export function OutsideMark({ reason }: { readonly reason: string | null }) {
  const say = useSay();
  const hint = `${say(outsideWords)}: ${reason ?? say(noReason)}`;
  return <WarningOutlined className="fw-status-bad" title={hint} aria-label={hint} />;
}
