import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { TabStrip } from "@fairway/ui/parts/TabStrip.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { words } from "./words.ts";

const base = "/home/accounting/management";
const periods = "/home/accounting/period";

/** The lists of accounting management, each at its own address. */
export function ManagementTabs(props: {
  readonly current: "cd-invoice" | "vat-invoice" | "voucher" | "number-gaps" | "period" | "outbox";
}) {
  const say = useSay();
  const { go } = useAddress();
  return (
    <TabStrip
      current={props.current}
      onChoose={(key) => go(key === "period" ? periods : `${base}/${key}`)}
      tabs={[
        { key: "cd-invoice", label: say(words.notes) },
        { key: "vat-invoice", label: say(words.vatInvoice) },
        { key: "voucher", label: say(words.vouchers) },
        { key: "number-gaps", label: say(words.gaps) },
        { key: "period", label: say(words.periods) },
        { key: "outbox", label: say(words.outbox) },
      ]}
    />
  );
}
