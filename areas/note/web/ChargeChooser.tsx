import { decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import type { ReactNode } from "react";
import type { NoteLine } from "../model/note.ts";
import { useWhyLine, WhyAmount } from "@fairway/areas/charge/web/Why.tsx";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { words } from "./words.ts";

/**
 * A list of charges to select, all at once with the box in the head; Space toggles, Tab goes to the
 * next.
 */
export function ChargeChooser(props: {
  readonly charges: readonly NoteLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: Set<string>) => void;
}) {
  const say = useSay();
  const { charges, chosen } = props;
  const every = charges.length > 0 && charges.every((each) => chosen.has(each.id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    props.onChange(next);
  };
  const toggleAll = () => props.onChange(new Set(every ? [] : charges.map((each) => each.id)));
  return (
    <>
      <Checkbox
        checked={every}
        indeterminate={!every && chosen.size > 0}
        onChange={toggleAll}
        disabled={charges.length === 0}
      >
        {say(words.all)}
      </Checkbox>
      <ChargeTable
        charges={charges}
        tick={(line) => (
          <Checkbox
            aria-label={[line.hwbno, line.chargeCode].filter(Boolean).join(" ")}
            checked={chosen.has(line.id)}
            onChange={() => toggle(line.id)}
          />
        )}
      />
    </>
  );
}

/** The charges of a document, read-only or with a checkbox each. */
export function ChargeTable(props: {
  readonly charges: readonly NoteLine[];
  readonly tick?: (line: NoteLine) => ReactNode;
}) {
  const say = useSay();
  const language = useLanguage();
  const { tick } = props;
  const why = useWhyLine();
  // A chosen line is ticked by a click on its row; the amounts of an issued document are explained.
  const explained = (line: NoteLine, amount: ReactNode) =>
    tick ? (
      amount
    ) : (
      <WhyAmount lineId={line.id} open={why.open}>
        {amount}
      </WhyAmount>
    );
  return (
    <>
      {why.drawer}
      <PlainTable
        rows={props.charges}
        rowKey={(line) => line.id}
        columns={[
          ...(tick ? [{ key: "tick", title: "", read: tick }] : []),
          { key: "hbl", title: say(words.hbl), read: (line) => line.hwbno },
          { key: "code", title: say(words.code), read: (line) => line.chargeCode },
          {
            key: "name",
            title: say(words.chargeName),
            read: (line) => (language === "vi" ? line.chargeNameVi : line.chargeNameEn),
          },
          {
            key: "quantity",
            title: say(words.quantity),
            right: true,
            read: (line) => <NumberText value={line.quantity} />,
          },
          { key: "unit", title: say(words.unit), read: (line) => line.unitCode },
          {
            key: "unitPrice",
            title: say(words.unitPrice),
            right: true,
            read: (line) => (
              <NumberText value={line.unitPrice} least={decimalsOf(line.currencyId)} />
            ),
          },
          { key: "currency", title: say(words.currency), read: (line) => line.currencyId },
          { key: "vat", title: say(words.vat), right: true, read: (line) => <Vat line={line} /> },
          {
            key: "amount",
            title: say(words.amount),
            right: true,
            read: (line) =>
              explained(line, <MoneyText amount={line.total} currency={line.currencyId} />),
          },
          {
            key: "rate",
            title: say(words.rate),
            right: true,
            read: (line) =>
              line.currencyId === localCurrency ? null : (
                <NumberText value={line.finalExchangeRate} />
              ),
          },
          {
            key: "amountVnd",
            title: say(words.amountVnd),
            right: true,
            read: (line) =>
              explained(
                line,
                <MoneyText amount={lineTotals([line]).totalVnd} currency={localCurrency} />,
              ),
          },
        ]}
      />
    </>
  );
}

function Vat({ line }: { readonly line: NoteLine }) {
  const say = useSay();
  if (line.vatrate === null) return null;
  if (!line.vatrate.startsWith("-")) return <NumberText value={line.vatrate} unit="%" />;
  return (
    <>
      <MoneyText amount={line.vatrate.slice(1)} currency={line.currencyId} /> {say(words.fixedVat)}
    </>
  );
}
