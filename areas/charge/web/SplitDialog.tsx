import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { listHouseBillsOfJob } from "@fairway/areas/housebill/contract.ts";
import { say as sayIn } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { editNumber, readNumber } from "@fairway/ui/form/readNumber.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Input, Modal, Select } from "antd";
import { useState } from "react";
import { splitCharge } from "../contract.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { type SplitKind, whyNotShares } from "../model/splitLine.ts";
import type { ChargedBillFacts } from "./chargeRow.ts";
import { lineLabel } from "./lineLabel.ts";
import { debtorPicker, partnerPicker } from "./pickers.ts";
import { chargeWords as words } from "./words.ts";

interface Share {
  readonly at: number;
  readonly text: string;
  readonly hblid: string;
  /** Another partner than that of the line. */
  readonly partner: Pick | null;
}

/**
 * Splits a free line into shares by percent or quantity, also among partners and bills of the job.
 *
 * Source: rule CH-29
 */
export default function SplitDialog(props: {
  readonly bill: ChargedBillFacts;
  readonly lines: readonly ShownSurcharge[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { bill, lines, onClose } = props;
  const { hblid, job } = bill;
  const say = useSay();
  const language = useLanguage();
  const [id, setId] = useState(lines[0]?.id ?? "");
  const [by, setBy] = useState<SplitKind>("percent");
  const line = lines.find((each) => each.id === id);
  /** Two shares start as halves. */
  const half = (at: number, kind: SplitKind) => {
    if (at > 1) return "";
    return kind === "percent" ? "50" : editNumber(halfOf(line?.quantity ?? "0"), language);
  };
  const fresh = (at: number): Share => ({ at, text: half(at, by), hblid, partner: null });
  const [shares, setShares] = useState<readonly Share[]>([fresh(0), fresh(1)]);
  const bills = useAsk(listHouseBillsOfJob, { jobId: job.id }, { quiet: true });
  const split = useVerb(splitCharge, {
    onDone: () => {
      toast.success(say(words.splitDone, { count: shares.length }));
      onClose();
      props.onDone();
    },
  });
  const read = shares.map(({ text }) => {
    const found = readNumber(text.replace(/\s*%\s*$/, ""), { language });
    return found && "number" in found ? found.number : null;
  });
  const isRead = read.every((each) => each !== null);
  const wrong = line && isRead ? whyNotShares(line, by, read as string[])[0] : undefined;
  const change = (at: number, more: Partial<Share>) =>
    setShares(shares.map((share) => (share.at === at ? { ...share, ...more } : share)));
  const run = () => {
    if (!line || !isRead) return;
    split.mutate({
      id: line.id,
      version: line.version,
      by,
      shares: shares.map((share, at) => ({
        share: read[at] as string,
        hblid: share.hblid,
        partnerId: share.partner?.id ?? null,
      })),
    });
  };
  const ofLine: Pick | null = line
    ? {
        id: line.paymentObjectId,
        code: line.paymentObjectCode,
        name: line.paymentObjectName,
      }
    : null;
  const partners =
    line?.type === "BUY"
      ? partnerPicker
      : debtorPicker({
          service: job.transactionType as ServiceCode,
          officeId: job.officeId,
          salemanId: bill.salemanId,
          usual: [bill.customer, bill.agent],
        });
  const choose = (chosen: string) => {
    setId(chosen);
    // A partner that was chosen for a line of one side may not stand on the other.
    setShares(shares.map((share) => ({ ...share, partner: null })));
  };
  return (
    <Modal
      open
      width={860}
      title={say(words.splitTitle)}
      okText={say(words.splitRun)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{
        disabled: !line || !isRead || wrong !== undefined,
        loading: split.isPending,
      }}
      onOk={run}
      onCancel={onClose}
    >
      <div className="fw-charge-bar">
        <Select
          size="small"
          className="fw-charge-line"
          aria-label={say(words.lineToSplit)}
          showSearch={{ optionFilterProp: "label" }}
          options={lines.map((each) => ({ value: each.id, label: lineLabel(each, language) }))}
          value={id}
          onChange={choose}
        />
        <Segmented
          aria-label={say(words.splitBy)}
          value={by}
          options={[
            { value: "percent", label: "%" },
            { value: "quantity", label: say(words.quantity) },
          ]}
          onChange={(value) => {
            setBy(value as SplitKind);
            setShares(
              shares.map((share) => ({ ...share, text: half(share.at, value as SplitKind) })),
            );
          }}
        />
      </div>
      <PlainTable
        rows={shares}
        rowKey={({ at }) => String(at)}
        columns={[
          {
            key: "share",
            title: say(words.share),
            read: ({ at, text }) => (
              <Input
                size="small"
                aria-label={`${say(words.share)} ${at + 1}`}
                value={text}
                onChange={(event) => change(at, { text: event.target.value })}
              />
            ),
          },
          {
            key: "bill",
            title: say(words.ofBill),
            read: ({ at, hblid: chosen }) => (
              <Select
                size="small"
                className="fw-charge-bills"
                aria-label={`${say(words.ofBill)} ${at + 1}`}
                options={(bills.data ?? []).map((each) => ({ value: each.id, label: each.hwbno }))}
                value={chosen}
                onChange={(value) => change(at, { hblid: value })}
              />
            ),
          },
          {
            key: "partner",
            title: say(words.sharePartner),
            read: ({ at, partner }) => (
              <PickerInput
                source={partners}
                label={`${say(words.sharePartner)} ${at + 1}`}
                value={partner?.id ?? ofLine?.id}
                chosen={partner ?? ofLine}
                onChange={(_, picked) => change(at, { partner: picked })}
              />
            ),
          },
          {
            key: "remove",
            title: "",
            read: ({ at }) => (
              <Button
                size="small"
                type="text"
                disabled={shares.length < 3}
                onClick={() => setShares(shares.filter((share) => share.at !== at))}
              >
                {say(words.removeShare)}
              </Button>
            ),
          },
        ]}
      />
      <Button
        size="small"
        onClick={() => setShares([...shares, fresh((shares.at(-1)?.at ?? 0) + 1)])}
      >
        {say(words.addShare)}
      </Button>
      {wrong ? <Alert type="warning" title={sayIn(wrong.words, language, wrong.facts)} /> : null}
    </Modal>
  );
}

const halfOf = (quantity: string) => decimal(quantity).dividedBy(2).toFixed();
