import { skippedBy } from "@fairway/areas/numbering/model/numberRule.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { generateInvoiceNoTemp } from "../contract.ts";
import type { InvoiceType } from "../model/invoice.ts";
import { temporaryNumbers } from "../model/invoiceKind.ts";
import { words } from "./words.ts";

/** Says how many numbers of its series a typed invoice number skips; nothing if it skips none. */
export function SkippedNumbers(props: {
  readonly type: InvoiceType;
  readonly serie: string;
  readonly typed: string;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { type, serie, typed } = props;
  const { data } = useAsk(generateInvoiceNoTemp, { type, serie }, { when: /[0-9]/.test(typed) });
  if (!data) return null;
  const series = { rule: temporaryNumbers, prefix: data.serie, day: today(timeZone) };
  const count = skippedBy(series, data.invoiceNoTempt, typed);
  return count > 0 ? (
    <div className="fw-field-hint" role="status">
      {say(words.skips, { count, next: data.invoiceNoTempt })}
    </div>
  ) : null;
}
