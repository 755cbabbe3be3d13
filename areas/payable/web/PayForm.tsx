import { bookCurrencies, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { today } from "@fairway/core/time/day.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Select } from "antd";
import { useState } from "react";
import { addPayment, agePayables, pagePayables, paymentsOf } from "../contract.ts";
import type { Payable } from "../model/payable.ts";
import { methodWords } from "../model/payableWords.ts";
import { paymentMethods } from "../model/vendorPayment.ts";
import { words } from "./words.ts";

type Method = (typeof paymentMethods)[number];
type Currency = (typeof bookCurrencies)[number];

/** Pays a payable in full or in part; the amount starts with what is open. */
export function PayForm(props: { readonly payable: Payable; readonly onPaid: () => void }) {
  const say = useSay();
  const { timeZone } = useSession();
  const { payable } = props;
  const [form, setForm] = useState({
    paymentDate: today(timeZone) as string | null,
    currencyId: payable.currencyId as Currency,
    paymentMethod: "Bank Transfer" as Method,
    bankAccountNo: "",
    excRateUsdToLocal: null as string | null,
    rateReason: "",
    description: "",
  });
  const [amount, setAmount] = useState<string | null>(payable.remainAmount);
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const pay = useVerb(addPayment, {
    invalidates: [pagePayables, paymentsOf, agePayables],
    onDone: ({ data }) => {
      toast.success(say(words.paid, { no: data.paymentNo }));
      props.onPaid();
    },
  });
  const post = () =>
    pay.mutate({
      ...form,
      bankAccountNo: form.bankAccountNo || null,
      excRateUsdToLocal: form.excRateUsdToLocal || null,
      rateReason: form.rateReason || null,
      description: form.description || null,
      partnerId: payable.partnerId,
      payments: [{ voucherId: payable.voucherId, amount: amount ?? "0" }],
    });
  const text = (name: "bankAccountNo" | "rateReason" | "description") => (
    <Labelled label={words[name]}>
      <Input
        aria-label={say(words[name])}
        value={form[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Labelled>
  );
  return (
    <Section title={words.pay} columns={1}>
      <div className="fw-columns fw-columns-3">
        <Labelled label={words.amount}>
          <NumberInput label={say(words.amount)} value={amount} onChange={setAmount} />
        </Labelled>
        <Labelled label={words.currency}>
          <Segmented
            value={form.currencyId}
            options={bookCurrencies.map((value) => ({ value, label: say(currencyWords[value]) }))}
            onChange={(value) => set({ currencyId: value as Currency })}
          />
        </Labelled>
        <Labelled label={words.paymentDate}>
          <DayInput
            label={say(words.paymentDate)}
            value={form.paymentDate}
            onChange={(paymentDate) => set({ paymentDate })}
          />
        </Labelled>
        <Labelled label={words.method}>
          <Select
            showSearch={typeAhead}
            className="fw-wide"
            aria-label={say(words.method)}
            value={form.paymentMethod}
            options={paymentMethods.map((value) => ({
              value,
              label: say(methodWords[value] ?? words.method),
            }))}
            onChange={(paymentMethod) => set({ paymentMethod })}
          />
        </Labelled>
        {text("bankAccountNo")}
        <Labelled label={words.rate}>
          <NumberInput
            label={say(words.rate)}
            unit={`${localCurrency}/${secondCurrency}`}
            value={form.excRateUsdToLocal}
            onChange={(excRateUsdToLocal) => set({ excRateUsdToLocal })}
          />
        </Labelled>
        {form.excRateUsdToLocal ? text("rateReason") : null}
        {text("description")}
      </div>
      <div>
        <Button type="primary" loading={pay.isPending} onClick={post}>
          {say(words.pay)}
        </Button>
      </div>
    </Section>
  );
}
