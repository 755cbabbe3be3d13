import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { useWhyLine, WhyAmount } from "@fairway/areas/charge/web/Why.tsx";
import type { Answer } from "@fairway/core/contract/call.ts";
import { bookCurrencies, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { noteDetails } from "../contract.ts";
import { words } from "./words.ts";

type Note = Answer<typeof noteDetails>;
type Line = Note["charges"][number];

/** What the totals of a note are the sums of; each amount opens what it follows from. Rule CH-31 */
export function WhyTotals(props: { readonly note: Note; readonly onClose: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const why = useWhyLine();
  const { charges, totals, totalVnd, totalUsd, currencyId, exchangeRate, code } = props.note;
  const explained = (line: Line, amount: string | null, currency: string) =>
    amount === null ? null : (
      <WhyAmount lineId={line.id} open={why.open}>
        <MoneyText amount={amount} currency={currency} />
      </WhyAmount>
    );
  const isThird = bookCurrencies.every((each) => each !== currencyId);
  return (
    <SideDrawer
      isRead
      size={860}
      title={`${say(words.whyTotals)} · ${code}`}
      onClose={props.onClose}
    >
      <p className="fw-quiet">{say(words.whySum)}</p>
      {isThird ? (
        <p className="fw-quiet">
          {say(words.whyOwn, {
            currency: currencyId,
            rate: sayNumber(exchangeRate, language, { most: 8 }),
          })}
        </p>
      ) : null}
      {why.drawer}
      <PlainTable
        rows={charges}
        rowKey={(line) => line.id}
        columns={[
          {
            key: "name",
            title: say(words.chargeName),
            read: (line) => (language === "vi" ? line.chargeNameVi : line.chargeNameEn),
          },
          ...totals.map(({ currencyId: currency }) => ({
            key: currency,
            title: currency,
            right: true,
            read: (line: Line) =>
              line.currencyId === currency ? explained(line, line.total, currency) : null,
          })),
          {
            key: "vnd",
            title: say(words.totalVnd),
            right: true,
            read: (line) => explained(line, lineTotals([line]).totalVnd, localCurrency),
          },
          {
            key: "usd",
            title: say(words.totalUsd),
            right: true,
            read: (line) => explained(line, lineTotals([line]).totalUsd, secondCurrency),
          },
        ]}
        foot={{
          ...Object.fromEntries(
            totals.map((each) => [
              each.currencyId,
              <MoneyText key="total" amount={each.total} currency={each.currencyId} />,
            ]),
          ),
          vnd: <MoneyText amount={totalVnd} currency={localCurrency} />,
          usd: totalUsd === null ? null : <MoneyText amount={totalUsd} currency={secondCurrency} />,
        }}
      />
    </SideDrawer>
  );
}
