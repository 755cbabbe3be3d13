import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { ChargeChooser } from "@fairway/areas/note/web/ChargeChooser.tsx";
import { TotalsLine } from "@fairway/areas/note/web/TotalsLine.tsx";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { currencyWords } from "@fairway/core/money/currencyWords.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Select } from "antd";
import { useState } from "react";
import { addInvoice, chargesForVoucher, generateVoucherId, pageInvoices } from "../contract.ts";
import { type ShownInvoice, usualTerms, type VoucherType } from "../model/invoice.ts";
import { voucherMethodWords, voucherTypeWords } from "../model/invoiceFields.ts";
import { ChargeSearch, numbersIn, type ReferenceKind, referenceKinds } from "./ChargeSearch.tsx";
import { MoreCharges } from "./MoreCharges.tsx";
import { PartnerOfCharges } from "./PartnerOfCharges.tsx";
import { voucherHome } from "./voucherHome.ts";
import { words } from "./words.ts";

const usual = usualTerms.Voucher;

/** Issues a voucher over charges that are found by the numbers of their papers. */
export default function VoucherNew() {
  const say = useSay();
  const whyNot = useWhyNot();
  const { timeZone } = useSession();
  const { go, search } = useAddress();
  const ofAddress = search["soa"] ?? "";
  const [kind, setKind] = useState<ReferenceKind>(ofAddress ? "soaNos" : "cdNotes");
  const [typed, setTyped] = useState(ofAddress);
  const [asked, setAsked] = useState(ofAddress);
  const [selling, setSelling] = useState(false);
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Set<string> | null>(null);
  const [head, setHead] = useState({
    voucherType: "Other entry" as VoucherType,
    date: today(timeZone) as string | null,
    currencyId: localCurrency as BookCurrency,
    paymentMethod: usual.paymentMethod as string,
    paymentTerm: String(usual.paymentTerm) as string | null,
    accountNo: usual.accountNo as string,
    excRateUsdToLocal: null as string | null,
    voucherId: "",
    description: "",
  });
  const numbers = numbersIn(asked);
  const isAsked = numbers.length > 0;
  const found = useAsk(chargesForVoucher, { [kind]: numbers, selling }, { when: isAsked });
  const next = useAsk(
    generateVoucherId,
    { acctMngtType: "Voucher", voucherType: head.voucherType },
    { when: isAsked },
  );
  const payers = isAsked ? (found.data ?? []) : [];
  const payer = payers.find((each) => each.partnerId === partnerId) ?? payers[0] ?? null;
  const charges = payer?.charges ?? [];
  const ticked = chosen ?? new Set(charges.map((each) => each.id));
  const lines = charges.filter((each) => ticked.has(each.id));
  const restart = (change: () => void) => {
    change();
    setChosen(null);
  };
  const add = useVerb(addInvoice, {
    invalidates: [pageInvoices, chargesForVoucher],
    onDone: ({ data }) => {
      toast.success(say(words.issuedVoucher, { no: data.voucherId }));
      go(`${voucherHome}/${data.id}`);
    },
  });
  const issue = () => {
    if (!payer || lines.length === 0) return;
    const { paymentTerm, paymentMethod, excRateUsdToLocal, ...rest } = head;
    add.mutate({
      ...rest,
      ...(excRateUsdToLocal ? { excRateUsdToLocal } : {}),
      type: "Voucher",
      paymentMethod: paymentMethod as ShownInvoice["paymentMethod"] & "Other",
      partnerId: payer.partnerId,
      chargeIds: lines.map((each) => each.id),
      paymentTerm: paymentTerm && /^\d{1,3}$/.test(paymentTerm) ? Number(paymentTerm) : null,
    });
  };
  const set = (change: Partial<typeof head>) => setHead({ ...head, ...change });
  const text = (name: "accountNo" | "voucherId" | "description", hint = "") => (
    <Input
      aria-label={say(words[name])}
      value={head[name]}
      placeholder={hint}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const options = (choices: Readonly<Record<string, { en: string; vi: string }>>) =>
    Object.entries(choices).map(([value, label]) => ({ value, label: say(label) }));
  const choice = (
    name: "voucherType" | "paymentMethod",
    choices: Parameters<typeof options>[0],
  ) => (
    <Select
      showSearch={typeAhead}
      className="fw-wide"
      aria-label={say(words[name])}
      value={head[name] as string}
      options={options(choices)}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.newVoucher)}
        back={voucherHome}
        facts={isAsked ? <TotalsLine count={lines.length} totals={lineTotals(lines)} /> : null}
        primary={{
          words: words.issueVoucher,
          keys: "mod+enter",
          run: issue,
          busy: add.isPending,
          why:
            whyNot("accManagement.Voucher") ?? (lines.length === 0 ? say(words.chooseOne) : null),
        }}
      />
      <section className="fw-section">
        <div className="fw-columns fw-columns-3">
          <Labelled label={words.side}>
            <Segmented
              value={selling ? "selling" : "owing"}
              options={(["owing", "selling"] as const).map((value) => ({
                value,
                label: say(words[value]),
              }))}
              onChange={(value) => restart(() => setSelling(value === "selling"))}
            />
          </Labelled>
          <ChargeSearch
            kinds={referenceKinds}
            kind={kind}
            onKind={(value) => restart(() => setKind(value))}
            typed={typed}
            onType={setTyped}
            onSearch={(value) => restart(() => setAsked(value))}
          />
        </div>
      </section>
      {isAsked ? (
        <section className="fw-section">
          <div className="fw-columns fw-columns-3">
            <Labelled label={words.partner}>
              <PartnerOfCharges
                payers={payers}
                value={payer?.partnerId ?? null}
                onChange={(value) => restart(() => setPartnerId(value))}
              />
            </Labelled>
            <Labelled label={words.voucherType}>{choice("voucherType", voucherTypeWords)}</Labelled>
            <Labelled label={words.voucherId} hint={words.generated}>
              {text("voucherId", next.data?.voucherId)}
            </Labelled>
            <Labelled label={words.voucherDate}>
              <DayInput
                label={say(words.voucherDate)}
                value={head.date}
                onChange={(date) => set({ date })}
              />
            </Labelled>
            <Labelled label={words.paymentTerm}>
              <NumberInput
                label={say(words.paymentTerm)}
                unit={say(words.days)}
                most={0}
                value={head.paymentTerm}
                onChange={(paymentTerm) => set({ paymentTerm })}
              />
            </Labelled>
            <Labelled label={words.currency}>
              <Segmented
                value={head.currencyId}
                options={options(currencyWords)}
                onChange={(value) => set({ currencyId: value as BookCurrency })}
              />
            </Labelled>
            <Labelled label={words.dollarRate}>
              <NumberInput
                label={say(words.dollarRate)}
                unit={`${localCurrency}/${secondCurrency}`}
                value={head.excRateUsdToLocal}
                onChange={(excRateUsdToLocal) => set({ excRateUsdToLocal })}
              />
            </Labelled>
            <Labelled label={words.paymentMethod}>
              {choice("paymentMethod", voucherMethodWords)}
            </Labelled>
            <Labelled label={words.accountNo}>{text("accountNo")}</Labelled>
            <Labelled label={words.description}>{text("description")}</Labelled>
          </div>
        </section>
      ) : null}
      {isAsked ? (
        <section className="fw-section">
          {found.isFetching ? (
            <RowSkeletons rows={4} />
          ) : charges.length > 0 ? (
            <>
              <MoreCharges shown={charges.length} count={payer?.count ?? 0} />
              <ChargeChooser charges={charges} chosen={ticked} onChange={setChosen} />
            </>
          ) : (
            <EmptyState title={words.nothingToVouch} detail={words.nothingToVouchDetail} />
          )}
        </section>
      ) : null}
    </div>
  );
}
