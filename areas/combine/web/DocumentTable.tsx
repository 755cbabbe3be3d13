import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import type { CombineLine } from "../model/combine.ts";
import { netOf } from "../model/combineSums.ts";
import { lineTypeWords } from "../model/combineWords.ts";
import { combineWords as words } from "./words.ts";

/** The documents of a billing with their net position; with `onTick` they are ticked. */
export function DocumentTable(props: {
  readonly lines: readonly CombineLine[];
  readonly ticked?: ReadonlySet<string>;
  readonly onTick?: (ticked: ReadonlySet<string>) => void;
}) {
  const say = useSay();
  const { lines, ticked = new Set(), onTick } = props;
  const isAll = lines.every(({ documentId }) => ticked.has(documentId));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick?.(next);
  };
  const net = netOf(onTick ? lines.filter(({ documentId }) => ticked.has(documentId)) : lines);
  const tickColumn = {
    key: "tick",
    title: "",
    read: ({ documentId, documentNo: no }: CombineLine) => (
      <Checkbox
        aria-label={say(words.tick, { no })}
        checked={ticked.has(documentId)}
        onChange={() => toggle(documentId)}
      />
    ),
  };
  return (
    <>
      {onTick ? (
        <Checkbox
          checked={isAll}
          indeterminate={ticked.size > 0 && !isAll}
          onChange={({ target }) =>
            onTick(new Set(target.checked ? lines.map(({ documentId }) => documentId) : []))
          }
        >
          {say(words.chosenOf, { chosen: ticked.size, count: lines.length })}
        </Checkbox>
      ) : null}
      <PlainTable
        rows={lines}
        rowKey={(line) => line.documentId}
        columns={[
          ...(onTick ? [tickColumn] : []),
          { key: "no", title: say(words.document), read: (line) => line.documentNo },
          {
            key: "type",
            title: say(words.type),
            read: (line) => <Said words={lineTypeWords[line.type]} />,
          },
          {
            key: "date",
            title: say(words.issueDate),
            read: (line) => <DayText day={line.issueDate} />,
          },
          { key: "job", title: say(words.job), read: (line) => line.jobNos },
          {
            key: "bills",
            title: say(words.bills),
            read: (line) => [line.hwbnos, line.mblnos].filter(Boolean).join(" – "),
          },
          { key: "customs", title: say(words.customs), read: (line) => line.customNos },
          {
            key: "original",
            title: say(words.original),
            right: true,
            read: (line) => (
              <MoneyText amount={line.originalAmount} currency={line.currencyId} code />
            ),
          },
          {
            key: "vnd",
            title: say(words.totalVnd),
            right: true,
            read: (line) => <MoneyText amount={line.amountVnd} currency={localCurrency} />,
          },
          {
            key: "usd",
            title: say(words.totalUsd),
            right: true,
            read: (line) => <MoneyText amount={line.amountUsd} currency={secondCurrency} />,
          },
        ]}
        foot={{
          no: say(words.net),
          vnd: <MoneyText amount={net.totalAmountVnd} currency={localCurrency} />,
          usd: <MoneyText amount={net.totalAmountUsd} currency={secondCurrency} />,
        }}
      />
    </>
  );
}
