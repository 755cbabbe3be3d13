import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { Select } from "antd";
import { useState } from "react";
import { type GroupedLine, groupKey, groupsOf } from "../model/groupsOf.ts";
import type { SettlementGroup } from "../model/settlement.ts";
import { JobNo } from "./SettlementGroups.tsx";
import { PaymentsDrawer } from "./PaymentsDrawer.tsx";
import type { OwnAdvances } from "./useOwnAdvances.ts";
import { settlementWords as words } from "./words.ts";

/** The bills of a settlement during editing, each with its advance, amount and balance. Rule ST-4 */
export function AdvanceSums(props: {
  readonly currency: BookCurrency;
  readonly lines: readonly GroupedLine[];
  readonly advances: OwnAdvances;
  /** Takes an advance, or none, for the lines of a group. */
  readonly onAdvance: (group: SettlementGroup, advanceId: string | null) => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const { currency, lines, advances } = props;
  const [opened, setOpened] = useState<SettlementGroup | null>(null);
  const groups = groupsOf(currency, lines, [...advances.values()].flat());
  if (groups.length === 0) return null;
  const optionsOf = ({ hblid, advanceId, advanceNo }: SettlementGroup) => {
    const offered = (advances.get(hblid) ?? []).map((each) => ({
      value: each.advanceId,
      label: `${each.advanceNo} · ${sayAmount(
        currency === localCurrency ? each.amountVnd : each.amountUsd,
        currency,
        language,
      )}`,
    }));
    const isOffered = offered.some(({ value }) => value === advanceId);
    return advanceId && !isOffered
      ? [{ value: advanceId, label: advanceNo ?? "" }, ...offered]
      : offered;
  };
  return (
    <Section title={words.advances} columns={1}>
      <PlainTable
        rows={groups}
        rowKey={groupKey}
        columns={[
          { key: "jobNo", title: say(words.job), read: (group) => <JobNo group={group} /> },
          { key: "hwbno", title: say(words.hbl), read: (group) => group.hwbno ?? group.mawb },
          { key: "customNo", title: say(words.customNo), read: (group) => group.customNo },
          {
            key: "advance",
            title: say(words.advanceNo),
            read: (group) => {
              const options = optionsOf(group);
              return options.length === 0 ? (
                <span className="fw-quiet">{say(words.noAdvance)}</span>
              ) : (
                <Select
                  className="fw-settlement-advance"
                  aria-label={say(words.advanceOf, { jobNo: group.jobNo })}
                  value={group.advanceId ?? ""}
                  options={[{ value: "", label: say(words.noAdvance) }, ...options]}
                  onChange={(id: string) => props.onAdvance(group, id || null)}
                />
              );
            },
          },
          {
            key: "advanceAmount",
            title: say(words.advance),
            right: true,
            read: (group) => <MoneyText amount={group.advanceAmount} currency={currency} />,
          },
          {
            key: "amount",
            title: say(words.amount),
            right: true,
            read: (group) => <MoneyText amount={group.amount} currency={currency} code />,
          },
          {
            key: "balance",
            title: say(words.balance),
            right: true,
            read: (group) => <MoneyText amount={group.balance} currency={currency} />,
          },
          {
            key: "payments",
            title: "",
            read: (group) => (
              <PlainButton onClick={() => setOpened(group)}>{say(words.payments)}</PlainButton>
            ),
          },
        ]}
      />
      {opened ? <PaymentsDrawer group={opened} onClose={() => setOpened(null)} /> : null}
    </Section>
  );
}
