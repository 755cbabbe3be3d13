import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input } from "antd";
import { useState } from "react";
import { getInvoiceById, pageInvoices, updateInvoice } from "../contract.ts";
import type { InvoiceLine } from "../model/invoice.ts";
import type { InvoiceDetail } from "../model/invoiceDetail.ts";
import { numberOf } from "../model/invoiceKind.ts";
import { headOf } from "./headOf.ts";
import { InvoiceLines } from "./InvoiceLines.tsx";
import { words } from "./words.ts";

type Typed = Pick<InvoiceLine, "chargeId" | "exchangeRate"> & {
  readonly amountVnd: string | null;
  readonly vatAmountVnd: string | null;
};

/** The lines of an unpaid invoice or voucher, with the rates and VND amounts that can be typed. */
export function TypedLines({ invoice }: { readonly invoice: InvoiceDetail }) {
  const say = useSay();
  const language = useLanguage();
  const keeps = (line: InvoiceLine) => invoice.type === "Voucher" && line.type === "OBH";
  const [isOpen, setOpen] = useState(false);
  const [rate, setRate] = useState(invoice.isRateTyped ? invoice.excRateUsdToLocal : null);
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState<readonly Typed[]>(
    invoice.charges.map((line) => (keeps(line) ? untyped(line) : typedOf(line))),
  );
  const save = useVerb(updateInvoice, {
    invalidates: [getInvoiceById, pageInvoices],
    onDone: ({ data }) => toast.success(say(words.saved, { no: numberOf(data) })),
  });
  if (!isOpen) {
    return (
      <>
        <InvoiceLines lines={invoice.charges} />
        <div>
          <Button onClick={() => setOpen(true)}>{say(words.typedLines)}</Button>
        </div>
      </>
    );
  }
  const set = (chargeId: string, change: Partial<Typed>) =>
    setTyped(typed.map((each) => (each.chargeId === chargeId ? { ...each, ...change } : each)));
  const input = (name: "exchangeRate" | "amountVnd" | "vatAmountVnd", label: string) => ({
    key: name,
    title: label,
    right: true,
    read: (line: InvoiceLine) => {
      const isOwn = name === "exchangeRate" && line.currencyId === localCurrency;
      if (keeps(line) || isOwn) {
        return name === "exchangeRate" ? null : (
          <MoneyText amount={line[name]} currency={localCurrency} />
        );
      }
      const value = typed.find((each) => each.chargeId === line.chargeId)?.[name] ?? null;
      return (
        <NumberInput
          label={`${label} ${line.chargeCode}`}
          value={value}
          onChange={(next) => set(line.chargeId, { [name]: next })}
        />
      );
    },
  });
  return (
    <>
      <div className="fw-columns fw-columns-3">
        <Labelled label={words.dollarRate}>
          <NumberInput
            label={say(words.dollarRate)}
            unit={`${localCurrency}/${secondCurrency}`}
            value={rate}
            onChange={setRate}
          />
        </Labelled>
        <Labelled label={words.rateReason}>
          <Input
            aria-label={say(words.rateReason)}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        </Labelled>
      </div>
      <PlainTable
        rows={invoice.charges}
        rowKey={(line) => line.id}
        columns={[
          { key: "code", title: say(words.code), read: (line) => line.chargeCode },
          {
            key: "charge",
            title: say(words.charge),
            read: (line) => (language === "vi" ? line.chargeNameVi : line.chargeNameEn),
          },
          {
            key: "orgAmount",
            title: say(words.orgAmount),
            right: true,
            read: (line) => <MoneyText amount={line.netAmount} currency={line.currencyId} code />,
          },
          input("exchangeRate", say(words.typedRate)),
          input("amountVnd", say(words.amountVnd)),
          input("vatAmountVnd", say(words.vatVnd)),
        ]}
      />
      <div>
        <Button
          type="primary"
          loading={save.isPending}
          onClick={() =>
            save.mutate({
              ...headOf(invoice),
              excRateUsdToLocal: rate || null,
              rateReason: reason || null,
              lines: typed.map((each) => ({ ...each, ...paperOf(invoice, each.chargeId) })),
            })
          }
        >
          {say(words.saveLines)}
        </Button>
      </div>
    </>
  );
}

const typedOf = ({ chargeId, exchangeRate, isKeyed, ...line }: InvoiceLine): Typed => ({
  chargeId,
  exchangeRate,
  amountVnd: isKeyed ? line.amountVnd : null,
  vatAmountVnd: isKeyed ? line.vatAmountVnd : null,
});

const untyped = ({ chargeId }: InvoiceLine): Typed => ({
  chargeId,
  exchangeRate: null,
  amountVnd: null,
  vatAmountVnd: null,
});

/** The supplier's invoice of a line, which stays. */
function paperOf({ charges }: InvoiceDetail, chargeId: string) {
  const line = charges.find((each) => each.chargeId === chargeId);
  return {
    invoiceNo: line?.invoiceNo ?? null,
    serie: line?.serie ?? null,
    invoiceDate: line?.invoiceDate ?? null,
  };
}
