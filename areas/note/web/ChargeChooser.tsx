import { decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { MinusOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Checkbox, Input, Space } from "antd";
import { type ReactNode, useState } from "react";
import type { NoteLine } from "../model/note.ts";
import { useWhyLine, WhyAmount } from "@fairway/areas/charge/web/Why.tsx";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { words } from "./words.ts";

/**
 * The charges of a partner by bill, to be put on a note and taken off: line by line, a bill at once, or
 * all that a search finds. Space toggles, Tab goes to the next.
 */
export function ChargeChooser(props: {
  readonly charges: readonly NoteLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: Set<string>) => void;
}) {
  const say = useSay();
  const { charges, chosen } = props;
  const [search, setSearch] = useState("");
  const found = charges.filter((line) => isFound(line, search));
  const set = (lines: readonly NoteLine[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const { id } of lines) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    props.onChange(next);
  };
  const rest = found.filter((line) => !chosen.has(line.id));
  const on = found.filter((line) => chosen.has(line.id));
  const byBill = [...Map.groupBy(found, (line) => line.hblid).values()];
  return (
    <>
      <Space wrap className="fw-wide">
        <Input
          allowClear
          type="search"
          aria-label={say(words.searchLines)}
          placeholder={say(words.searchLines)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button
          icon={<PlusOutlined />}
          disabled={rest.length === 0}
          onClick={() => set(rest, true)}
        >
          {say(words.addRemaining, { count: rest.length })}
        </Button>
        <Button icon={<MinusOutlined />} disabled={on.length === 0} onClick={() => set(on, false)}>
          {say(words.takeOff, { count: on.length })}
        </Button>
      </Space>
      {found.length === 0 ? <p className="fw-quiet">{say(words.noneFound)}</p> : null}
      {byBill.map((lines) => {
        const ticked = lines.filter((line) => chosen.has(line.id));
        const name = lines[0]?.hwbno ?? say(words.hbl);
        return (
          <section key={lines[0]?.hblid} className="fw-section">
            <div className="fw-section-head">
              <Checkbox
                checked={ticked.length === lines.length}
                indeterminate={ticked.length > 0 && ticked.length < lines.length}
                onChange={() => set(lines, ticked.length < lines.length)}
              >
                <b>{name}</b> {say(words.ofLines, { chosen: ticked.length, count: lines.length })}
              </Checkbox>
              <span className="fw-number">
                <MoneyText amount={lineTotals(ticked).totalVnd} currency={localCurrency} code />
              </span>
            </div>
            <ChargeTable
              charges={lines}
              tick={(line) => (
                <Checkbox
                  aria-label={[line.hwbno, line.chargeCode].filter(Boolean).join(" ")}
                  checked={chosen.has(line.id)}
                  onChange={() => set([line], !chosen.has(line.id))}
                />
              )}
            />
          </section>
        );
      })}
    </>
  );
}

/** Is a text in the bill, charge, remark or currency of a line? */
function isFound(line: NoteLine, search: string): boolean {
  const { hwbno, chargeCode, chargeNameEn, chargeNameVi, notes, currencyId } = line;
  const texts = [hwbno, chargeCode, chargeNameEn, chargeNameVi, notes, currencyId];
  const wanted = fold(search.trim());
  return wanted === "" || texts.some((text) => text && fold(text).includes(wanted));
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
