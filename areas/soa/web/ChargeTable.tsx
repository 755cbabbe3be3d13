import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox, Tag } from "antd";
import type { SoaLine } from "../model/soa.ts";
import { vndOf } from "../model/soaSums.ts";
import { soaWords as words } from "./words.ts";

/** The lines of a statement; with `onTick` they are ticked one by one or all at once. */
export function ChargeTable(props: {
  readonly lines: readonly SoaLine[];
  readonly ticked?: ReadonlySet<string>;
  readonly onTick?: (ticked: ReadonlySet<string>) => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const { lines, ticked = new Set(), onTick } = props;
  const nameOf = (line: SoaLine) => (language === "vi" ? line.chargeNameVi : line.chargeNameEn);
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick?.(next);
  };
  const usd = ({ amountUsd, vatAmountUsd }: SoaLine) =>
    amountUsd === null || vatAmountUsd === null
      ? null
      : decimal(amountUsd).plus(vatAmountUsd).toFixed();
  return (
    <>
      {onTick && lines.length > 0 ? (
        <Checkbox
          checked={lines.every(({ id }) => ticked.has(id))}
          indeterminate={ticked.size > 0 && !lines.every(({ id }) => ticked.has(id))}
          onChange={({ target }) =>
            onTick(new Set(target.checked ? lines.map(({ id }) => id) : []))
          }
        >
          {say(words.chosenOf, { chosen: ticked.size, count: lines.length })}
        </Checkbox>
      ) : null}
      <PlainTable
        rows={lines}
        rowKey={(line) => line.id}
        columns={[
          ...(onTick
            ? [
                {
                  key: "tick",
                  title: "",
                  read: (line: SoaLine) => (
                    <Checkbox
                      aria-label={say(words.tick, { charge: nameOf(line), job: line.jobNo })}
                      checked={ticked.has(line.id)}
                      onChange={() => toggle(line.id)}
                    />
                  ),
                },
              ]
            : []),
          { key: "jobNo", title: say(words.job), read: (line) => line.jobNo },
          { key: "hwbno", title: say(words.hbl), read: (line) => line.hwbno },
          { key: "mblno", title: say(words.mbl), read: (line) => line.mblno },
          {
            key: "charge",
            title: say(words.charge),
            read: (line) => (
              <>
                {nameOf(line)} {line.disputed ? <Tag color="red">{say(words.disputed)}</Tag> : null}
              </>
            ),
          },
          {
            key: "quantity",
            title: say(words.quantity),
            right: true,
            read: (line) => (
              <>
                <NumberText value={line.quantity} /> {line.unitCode}
              </>
            ),
          },
          {
            key: "amount",
            title: say(words.amount),
            right: true,
            read: (line) => <MoneyText amount={line.total} currency={line.currencyId} code />,
          },
          {
            key: "vnd",
            title: say(words.totalVnd),
            right: true,
            read: (line) => <MoneyText amount={vndOf(line).toFixed()} currency={localCurrency} />,
          },
          {
            key: "usd",
            title: say(words.totalUsd),
            right: true,
            read: (line) => {
              const amount = usd(line);
              return amount === null ? null : (
                <MoneyText amount={amount} currency={secondCurrency} />
              );
            },
          },
          {
            key: "rate",
            title: say(words.rate),
            right: true,
            read: (line) => <NumberText value={line.finalExchangeRate} />,
          },
          { key: "cdno", title: say(words.cdno), read: (line) => line.cdno },
          { key: "customNo", title: say(words.custom), read: (line) => line.customNo },
        ]}
      />
    </>
  );
}
