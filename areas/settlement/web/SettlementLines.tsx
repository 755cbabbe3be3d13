import { sideNames } from "@fairway/areas/charge/model/sideNames.ts";
import { advanceHome } from "@fairway/areas/advance/model/advanceHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { groupKey } from "../model/groupsOf.ts";
import type { SettlementDetail, SettlementGroup, SettlementLine } from "../model/settlement.ts";
import { PaymentsDrawer } from "./PaymentsDrawer.tsx";
import { ProfitSheets } from "./ProfitSheets.tsx";
import { JobNo } from "./SettlementGroups.tsx";
import { settlementWords as words } from "./words.ts";

/** The lines of a settlement to be read: flat, or by bill, advance and declaration. */
export function SettlementLines({ settlement }: { readonly settlement: SettlementDetail }) {
  const say = useSay();
  const [view, setView] = useState<"flat" | "grouped">("grouped");
  const [opened, setOpened] = useState<SettlementGroup | null>(null);
  return (
    <Section
      title={words.lines}
      columns={1}
      extra={
        <Segmented
          aria-label={say(words.view)}
          value={view}
          options={(["grouped", "flat"] as const).map((value) => ({
            value,
            label: say(words[value]),
          }))}
          onChange={setView}
        />
      }
    >
      {view === "flat" ? (
        <LineTable lines={settlement.surcharges} withJob />
      ) : (
        <Groups settlement={settlement} onPayments={setOpened} />
      )}
      {opened ? <PaymentsDrawer group={opened} onClose={() => setOpened(null)} /> : null}
    </Section>
  );
}

function Groups(props: {
  readonly settlement: SettlementDetail;
  readonly onPayments: (group: SettlementGroup) => void;
}) {
  const say = useSay();
  const may = useMay();
  const { groups, surcharges, currencyId } = props.settlement;
  const lines = Map.groupBy(surcharges, groupKey);
  return groups.map((group) => (
    <section key={groupKey(group)} className="fw-settlement-group">
      <div className="fw-settlement-head">
        <b>
          <JobNo group={group} />
          {[group.hwbno ?? group.mawb, group.customNo].filter(Boolean).map((part) => ` · ${part}`)}
        </b>
        {group.advanceId ? (
          <span>
            <ScreenLink to={`${advanceHome}/${group.advanceId}/approve`}>
              {group.advanceNo}
            </ScreenLink>{" "}
            <MoneyText amount={group.advanceAmount} currency={currencyId} code />
          </span>
        ) : (
          <span className="fw-quiet">{say(words.noAdvance)}</span>
        )}
        <span>
          {say(words.amount)} <MoneyText amount={group.amount} currency={currencyId} code />
        </span>
        <span>
          {say(words.balance)} <MoneyText amount={group.balance} currency={currencyId} code />
        </span>
        {may("acctSP.access") ? (
          <PlainButton onClick={() => props.onPayments(group)}>{say(words.payments)}</PlainButton>
        ) : null}
        <ProfitSheets group={group} />
      </div>
      <LineTable lines={lines.get(groupKey(group)) ?? []} />
    </section>
  ));
}

function LineTable(props: { readonly lines: readonly SettlementLine[]; readonly withJob?: true }) {
  const say = useSay();
  const language = useLanguage();
  const grossVnd = ({ netVnd, vatVnd }: SettlementLine) =>
    decimal(netVnd).plus(decimal(vatVnd)).toFixed();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what is wider than the page
    <div className="fw-scroll" role="region" aria-label={say(words.lines)} tabIndex={0}>
      <PlainTable
        rows={props.lines}
        rowKey={(line) => line.id}
        columns={[
          ...(props.withJob
            ? [
                {
                  key: "job",
                  title: say(words.bill),
                  read: (line: SettlementLine) =>
                    [line.jobNo, line.hwbno ?? line.mawb].filter(Boolean).join(" · "),
                },
                {
                  key: "advanceNo",
                  title: say(words.advanceNo),
                  read: (line: SettlementLine) => line.advanceNo,
                },
              ]
            : []),
          { key: "code", title: say(words.chargeCode), read: (line) => line.chargeCode },
          {
            key: "charge",
            title: say(words.charge),
            read: (line) => (language === "vi" ? line.chargeNameVn : line.chargeNameEn),
          },
          { key: "type", title: say(words.lineType), read: (line) => say(sideNames[line.type]) },
          {
            key: "quantity",
            title: say(words.quantity),
            right: true,
            read: (line) => <NumberText value={line.quantity} unit={line.unitCode} />,
          },
          {
            key: "unitPrice",
            title: say(words.unitPrice),
            right: true,
            read: (line) => <NumberText value={line.unitPrice} />,
          },
          {
            key: "vat",
            title: say(words.vat),
            right: true,
            read: (line) => <NumberText value={line.vatrate} />,
          },
          {
            key: "total",
            title: say(words.total),
            right: true,
            read: (line) => <MoneyText amount={line.total} currency={line.currencyId} code />,
          },
          {
            key: "netVnd",
            title: say(words.netVnd),
            right: true,
            read: (line) => <MoneyText amount={line.netVnd} currency={localCurrency} />,
          },
          {
            key: "vatVnd",
            title: say(words.vatVnd),
            right: true,
            read: (line) => <MoneyText amount={line.vatVnd} currency={localCurrency} />,
          },
          {
            key: "amountVnd",
            title: say(words.amountVnd),
            right: true,
            read: (line) => <MoneyText amount={grossVnd(line)} currency={localCurrency} />,
          },
          {
            key: "payee",
            title: say(words.paidTo),
            read: (line) => (line.type === "OBH" ? line.payerName : line.paymentObjectName),
          },
          {
            key: "obhPartner",
            title: say(words.obhPartner),
            read: (line) => (line.type === "OBH" ? line.paymentObjectName : null),
          },
          { key: "invoiceNo", title: say(words.invoiceNo), read: (line) => line.invoiceNo },
          { key: "seriesNo", title: say(words.seriesNo), read: (line) => line.seriesNo },
          {
            key: "invoiceDate",
            title: say(words.invoiceDate),
            read: (line) => <DayText day={line.invoiceDate} />,
          },
          { key: "vatPartner", title: say(words.vatPartner), read: (line) => line.vatPartnerName },
          { key: "customNo", title: say(words.customNo), read: (line) => line.customNo },
          { key: "contNo", title: say(words.contNo), read: (line) => line.contNo },
          { key: "notes", title: say(words.lineNote), read: (line) => line.notes },
          { key: "syncedFrom", title: say(words.syncedFrom), read: (line) => line.syncedFrom },
        ]}
      />
    </div>
  );
}
