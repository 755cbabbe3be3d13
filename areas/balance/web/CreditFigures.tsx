import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { getCreditFigures } from "../contract.ts";
import { exposureMarks } from "@fairway/areas/agreement/model/exposure.ts";
import { type AmountTexts, creditLevel } from "@fairway/areas/agreement/model/creditFigures.ts";
import { words } from "./words.ts";

const meanings = { good: "good", near: "waiting", over: "bad" } as const;
const amounts = ["debitAmount", "billingAmount", "paidAmount", "unpaidAmount"] as const;

/** The debt of a customer under an agreement and the used part of its limit; read-only. */
export function CreditFigures({ agreementId }: { readonly agreementId: string }) {
  const say = useSay();
  const found = useAsk(getCreditFigures, { argeementId: agreementId }, { quiet: true });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons rows={3} />;
  const { data } = found;
  const { exposure } = data;
  const raised = exposureMarks.filter((name) => exposure?.[name]);
  const money = (amount: string | null, currency = data.currency) =>
    amount === null ? null : <MoneyText amount={amount} currency={currency} code />;
  const lines = data.offices.flatMap((office) =>
    office.services.map((each) => ({ ...each, officeCode: office.officeCode })),
  );
  const column = (name: keyof AmountTexts, title: Words) => ({
    key: name,
    title: say(title),
    right: true,
    read: (row: (typeof lines)[number]) => money(row[name]) ?? "–",
  });
  return (
    <>
      <Section title={words.credit} columns={2}>
        {amounts.map((name) => (
          <Fact key={name} name={words[name]}>
            {money(data[name])}
          </Fact>
        ))}
        <Fact name={words.advanceVnd}>{money(data.customerAdvanceAmountVnd, localCurrency)}</Fact>
        <Fact name={words.advanceUsd}>{money(data.customerAdvanceAmountUsd, secondCurrency)}</Fact>
        <Fact name={words.creditRate}>
          {data.creditRate === null ? null : (
            <span className={`fw-status fw-status-${meanings[creditLevel(data.creditRate)]}`}>
              <NumberText value={data.creditRate} least={2} most={2} unit="%" />
            </span>
          )}
        </Fact>
        {exposure ? (
          <Fact name={words.exposure}>{money(exposure.amount, exposure.currency)}</Fact>
        ) : null}
        {exposure && raised.length > 0 ? (
          <Fact name={words.marks}>
            {raised.map((name) => (
              <StatusTag key={name} words={words[name]} meaning="bad" />
            ))}
          </Fact>
        ) : null}
      </Section>
      {lines.length > 1 ? (
        <Section title={words.byOffice} columns={1}>
          <PlainTable
            rows={lines}
            rowKey={(row) => `${row.officeCode} ${row.service}`}
            columns={[
              { key: "office", title: say(words.office), read: (row) => row.officeCode },
              {
                key: "service",
                title: say(words.service),
                read: (row) => say(serviceNames[row.service as keyof typeof serviceNames]),
              },
              ...amounts.map((name) => column(name, words[name])),
            ]}
          />
        </Section>
      ) : null}
    </>
  );
}
