import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Select } from "antd";
import type { ReactNode } from "react";
import { methodWords } from "../model/invoiceFields.ts";
import type { InvoiceType } from "../model/invoice.ts";
import { SkippedNumbers } from "./SkippedNumbers.tsx";
import { words } from "./words.ts";

/** The keyed fields of a new invoice besides its charges. */
export interface InvoiceHead {
  readonly date: string | null;
  readonly currencyId: BookCurrency;
  readonly paymentMethod: "Bank Transfer" | "Cash" | "Bank Transfer / Cash";
  readonly paymentTerm: string | null;
  readonly accountNo: string;
  readonly invoiceNoTempt: string;
  readonly serie: string;
  readonly description: string;
}

/** The partner, day, numbers, currency and payment of a new invoice. */
export function HeadFields(props: {
  readonly type: InvoiceType;
  readonly head: InvoiceHead;
  readonly onChange: (head: InvoiceHead) => void;
  readonly next: { readonly invoiceNoTempt: string; readonly serie: string } | null;
  readonly term: number | null;
  readonly partner: ReactNode;
}) {
  const say = useSay();
  const { head, next } = props;
  const set = (change: Partial<InvoiceHead>) => props.onChange({ ...head, ...change });
  const text = (name: "accountNo" | "invoiceNoTempt" | "serie" | "description", hint = "") => (
    <Input
      aria-label={say(words[name])}
      value={head[name]}
      placeholder={hint}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const options = (choices: Readonly<Record<string, { en: string; vi: string }>>) =>
    Object.entries(choices).map(([value, label]) => ({ value, label: say(label) }));
  return (
    <section className="fw-section">
      <div className="fw-columns fw-columns-3">
        <Labelled label={words.partner}>{props.partner}</Labelled>
        <Labelled label={words.date}>
          <DayInput label={say(words.date)} value={head.date} onChange={(date) => set({ date })} />
        </Labelled>
        <Labelled label={words.paymentTerm}>
          <NumberInput
            label={say(words.paymentTerm)}
            unit={say(words.days)}
            most={0}
            value={head.paymentTerm ?? (props.term === null ? null : String(props.term))}
            onChange={(paymentTerm) => set({ paymentTerm })}
          />
        </Labelled>
        <Labelled label={words.invoiceNoTempt} hint={words.generated}>
          {text("invoiceNoTempt", next?.invoiceNoTempt)}
          <SkippedNumbers type={props.type} serie={head.serie} typed={head.invoiceNoTempt} />
        </Labelled>
        <Labelled label={words.serie}>{text("serie", next?.serie)}</Labelled>
        <Labelled label={words.currency}>
          <Segmented
            value={head.currencyId}
            options={options(currencyWords)}
            onChange={(value) => set({ currencyId: value as BookCurrency })}
          />
        </Labelled>
        <Labelled label={words.paymentMethod}>
          <Select
            showSearch={typeAhead}
            className="fw-wide"
            aria-label={say(words.paymentMethod)}
            value={head.paymentMethod}
            options={options(methodWords)}
            onChange={(value) => set({ paymentMethod: value as InvoiceHead["paymentMethod"] })}
          />
        </Labelled>
        <Labelled label={words.accountNo}>{text("accountNo")}</Labelled>
        <Labelled label={words.description}>{text("description")}</Labelled>
      </div>
    </section>
  );
}
