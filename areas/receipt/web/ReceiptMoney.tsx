import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { loneSignOf } from "@fairway/ui/form/readNumber.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import {
  bookCurrencies,
  type BookCurrency,
  decimalsOf,
  localCurrency,
} from "@fairway/core/money/currency.ts";
import { AutoComplete, Input, Select } from "antd";
import {
  isAdvanceAlone,
  isInternal,
  isOnBehalf,
  type ReceiptMethod,
  usesAdvance,
} from "../model/receipt.ts";
import { classWords, methodWords } from "../model/receiptWords.ts";
import type { ReceiptDraft } from "./receiptDraft.ts";
import { words } from "./words.ts";

/** The payer, the collected amount and the payment method. */
export function ReceiptMoney(props: {
  readonly draft: ReceiptDraft;
  /** The bank accounts of the office. */
  readonly accounts: Readonly<Partial<Record<BookCurrency, string>>>;
  /** The amount is that of the ticked invoices and rises with them. */
  readonly followsTicks: boolean;
  readonly set: (change: Partial<ReceiptDraft>) => void;
  readonly customer: Pick | null | undefined;
  /** The partner on whose behalf a stored receipt moves money. */
  readonly obhPartner: Pick | null;
  /** The customer's advance in the currency. */
  readonly balance: string | undefined;
  readonly rateOfDay: string | null;
  readonly nextNo: string;
}) {
  const say = useSay();
  const language = useLanguage();
  const { draft, set, balance, rateOfDay } = props;
  const { customerId, currencyId } = draft;
  const takesAdvance = usesAdvance(draft.paymentMethod);
  const isNetOff = draft.class === "Net Off";
  const needsPartner = isOnBehalf(draft.class) || isInternal(draft.paymentMethod);
  const options = (choices: Readonly<Record<string, { en: string; vi: string }>>) =>
    Object.entries(choices).map(([value, label]) => ({ value, label: say(label) }));
  const accounts = bookCurrencies.flatMap((currency) => {
    const value = props.accounts[currency];
    const name = currency === localCurrency ? words.accountVnd : words.accountUsd;
    return value ? [{ value, label: `${value} · ${say(name)}` }] : [];
  });
  return (
    <Section title={words.money} columns={3}>
      <Labelled
        label={words.payer}
        required
        {...(balance && !takesAdvance
          ? { hint: filled(words.advanceToUse, sayAmount(balance, currencyId, language)) }
          : {})}
      >
        <PickerInput
          label={say(words.payer)}
          source={partnerPicker}
          value={customerId}
          chosen={props.customer}
          required
          autoFocus={!customerId}
          onChange={(id) => set({ customerId: id, payments: {}, credits: {} })}
        />
      </Labelled>
      <Labelled
        label={words.collected}
        required={!takesAdvance && !isNetOff}
        {...(props.followsTicks ? { hint: words.follows } : {})}
      >
        <NumberInput
          label={say(words.collected)}
          value={draft.paidAmount}
          unit={currencyId}
          least={decimalsOf(currencyId)}
          lone={loneSignOf(currencyId)}
          disabled={isNetOff || isAdvanceAlone(draft.paymentMethod)}
          onChange={(paidAmount) => set({ paidAmount })}
        />
      </Labelled>
      <Labelled label={words.currency}>
        <Segmented
          value={currencyId}
          options={[...bookCurrencies]}
          onChange={(value) =>
            set({ currencyId: value as BookCurrency, payments: {}, credits: {} })
          }
        />
      </Labelled>
      <Labelled label={words.class}>
        <Select
          showSearch={typeAhead}
          className="fw-wide"
          aria-label={say(words.class)}
          value={draft.class}
          options={options(classWords)}
          onChange={(value) =>
            set({
              class: value,
              ...(value === "Net Off"
                ? { paymentMethod: "Other" as const, paidAmount: null, cusAdvanceAmount: null }
                : {}),
            })
          }
        />
      </Labelled>
      <Labelled label={words.method} required>
        <Select
          showSearch={typeAhead}
          className="fw-wide"
          aria-label={say(words.method)}
          value={draft.paymentMethod}
          options={options(methodWords)}
          onChange={(value) =>
            set({
              paymentMethod: value as ReceiptMethod,
              ...(isAdvanceAlone(value as ReceiptMethod) ? { paidAmount: null } : {}),
              ...(usesAdvance(value as ReceiptMethod) ? {} : { cusAdvanceAmount: null }),
            })
          }
        />
      </Labelled>
      <Labelled label={words.paidDate} required>
        <DayInput
          label={say(words.paidDate)}
          value={draft.paymentDate}
          onChange={(paymentDate) => set({ paymentDate })}
        />
      </Labelled>
      {needsPartner ? (
        <Labelled label={words.onBehalfOf} required>
          <PickerInput
            label={say(words.onBehalfOf)}
            source={partnerPicker}
            value={draft.obhpartnerId}
            chosen={props.obhPartner}
            required
            onChange={(id) => set({ obhpartnerId: id })}
          />
        </Labelled>
      ) : null}
      {takesAdvance && !isNetOff ? (
        <Labelled
          label={words.advanceUsed}
          hint={filled(words.advanceThere, sayAmount(balance ?? "0", currencyId, language))}
        >
          <NumberInput
            label={say(words.advanceUsed)}
            value={draft.cusAdvanceAmount}
            unit={currencyId}
            least={decimalsOf(currencyId)}
            lone={loneSignOf(currencyId)}
            onChange={(cusAdvanceAmount) => set({ cusAdvanceAmount })}
          />
        </Labelled>
      ) : null}
      <Labelled label={words.usdRate} hint={words.rateHint}>
        <NumberInput
          label={say(words.usdRate)}
          value={draft.excRateUsdToLocal ?? rateOfDay}
          lone="doubt"
          near={rateOfDay}
          onChange={(excRateUsdToLocal) => set({ excRateUsdToLocal })}
        />
      </Labelled>
      <Labelled label={words.receiptNo} hint={words.given}>
        <Input
          aria-label={say(words.receiptNo)}
          value={draft.paymentRefNo}
          placeholder={props.nextNo}
          maxLength={30}
          onChange={(event) => set({ paymentRefNo: event.target.value })}
        />
      </Labelled>
      <Labelled label={words.bankAccountNo} hint={words.accountHint}>
        <AutoComplete
          className="fw-wide"
          aria-label={say(words.bankAccountNo)}
          value={draft.bankAccountNo}
          maxLength={50}
          options={accounts}
          onChange={(bankAccountNo: string) => set({ bankAccountNo })}
        />
      </Labelled>
      <Labelled label={words.description} span={2}>
        <Input
          aria-label={say(words.description)}
          value={draft.description}
          maxLength={1000}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Labelled>
    </Section>
  );
}

function filled(hint: { en: string; vi: string }, balance: string) {
  return {
    en: hint.en.replace("{balance}", balance),
    vi: hint.vi.replace("{balance}", balance),
  };
}
