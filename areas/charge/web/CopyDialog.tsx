import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { SearchBox } from "@fairway/ui/table/SearchBox.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Checkbox, Modal } from "antd";
import { useRef, useState } from "react";
import { getChargesToCopy, listCopyBills } from "../contract.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { chargeWords as words } from "./words.ts";

/** Chooses a bill, then those of its charges that become unsaved lines. Rule CH-28 */
export default function CopyDialog(props: {
  readonly hblid: string;
  readonly shown: SurchargeType | null;
  readonly onGiven: (lines: readonly FilledLine[], jobNo: string) => void;
  readonly onClose: () => void;
}) {
  const { hblid, shown, onClose } = props;
  const say = useSay();
  const box = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState("");
  const [from, setFrom] = useState<{ hblid: string; jobNo: string } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const bills = useAsk(listCopyBills, { hblid, keyword: keyword || null }, { quiet: true });
  const lines = useAsk(
    getChargesToCopy,
    { hbId: from?.hblid ?? hblid, toHbl: hblid, chargeType: shown },
    { when: from !== null, quiet: true },
  );
  const numbered = (from ? (lines.data ?? []) : []).map((line, at) => ({ ...line, at }));
  const chosen = numbered.filter(({ at }) => !left.has(at));
  const choose = (bill: { hblid: string; jobNo: string }) => {
    setLeft(new Set());
    setFrom(bill);
  };
  const toggle = (at: number) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(at)) next.add(at);
      return next;
    });
  const add = () => {
    onClose();
    if (from) props.onGiven(chosen, from.jobNo);
  };
  return (
    <Modal
      open
      width={980}
      title={say(words.copyTitle)}
      okText={say(words.addLines)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={add}
      onCancel={onClose}
    >
      {from ? (
        <>
          <p>
            <Button size="small" onClick={() => setFrom(null)}>
              {say(words.otherBill)}
            </Button>{" "}
            {say(words.copyFrom, { jobNo: from.jobNo })}
          </p>
          <div className="fw-charge-copy">
            <PlainTable
              rows={numbered}
              rowKey={({ at }) => String(at)}
              columns={[
                {
                  key: "tick",
                  title: "",
                  read: ({ at, chargeCode }) => (
                    <Checkbox
                      aria-label={chargeCode}
                      checked={!left.has(at)}
                      onChange={() => toggle(at)}
                    />
                  ),
                },
                { key: "side", title: "", read: ({ type }) => say(words.sideNames[type]) },
                { key: "charge", title: say(words.charge), read: (line) => line.chargeName },
                {
                  key: "quantity",
                  title: say(words.quantity),
                  right: true,
                  read: (line) => <NumberText value={line.quantity} most={8} />,
                },
                { key: "unit", title: say(words.unit), read: (line) => line.unitCode },
                {
                  key: "price",
                  title: say(words.unitPrice),
                  right: true,
                  read: ({ unitPrice, currencyId }) =>
                    unitPrice === null ? null : (
                      <MoneyText amount={unitPrice} currency={currencyId} />
                    ),
                },
                {
                  key: "partner",
                  title: say(words.partner.BUY),
                  read: (line) => (
                    <>
                      {line.partnerName}
                      {line.lacksAgreement ? (
                        <span className="fw-warn"> {say(words.lacksAgreement)}</span>
                      ) : null}
                    </>
                  ),
                },
              ]}
            />
          </div>
          {lines.data?.length === 0 ? <p className="fw-quiet">{say(words.copyNothing)}</p> : null}
        </>
      ) : (
        <>
          <SearchBox
            box={box}
            search={keyword}
            onSearch={setKeyword}
            placeholder={say(words.copySearch)}
          />
          <div className="fw-charge-copy">
            <PlainTable
              rows={bills.data ?? []}
              rowKey={(bill) => bill.hblid}
              columns={[
                {
                  key: "bill",
                  title: say(words.ofBill),
                  read: (bill) => (
                    <Button type="link" size="small" onClick={() => choose(bill)}>
                      {bill.hwbno ?? bill.jobNo}
                    </Button>
                  ),
                },
                { key: "job", title: say(words.jobNo), read: (bill) => bill.jobNo },
                { key: "mbl", title: say(words.masterBill), read: (bill) => bill.mblno },
                {
                  key: "customer",
                  title: say(words.partner.SELL),
                  read: (bill) => bill.customerName,
                },
                {
                  key: "day",
                  title: say(words.serviceDate),
                  read: (bill) => <DayText day={bill.serviceDate} />,
                },
                {
                  key: "lines",
                  title: say(words.lineCount),
                  right: true,
                  read: (bill) => bill.lines,
                },
              ]}
            />
          </div>
          {bills.data?.length === 0 ? <p className="fw-quiet">{say(words.noCopyBill)}</p> : null}
        </>
      )}
    </Modal>
  );
}
