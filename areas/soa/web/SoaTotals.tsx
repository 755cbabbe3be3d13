import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { Space } from "antd";
import type { SoaTotals as Totals } from "../model/soa.ts";

/** The balance of a statement in VND and US dollars. */
export function SoaTotals({ totals }: { readonly totals: Totals }) {
  const usd = totals.USD.balance;
  return (
    <Space size="large">
      <MoneyText amount={totals.VND.balance} currency={localCurrency} code />
      {usd === null ? null : <MoneyText amount={usd} currency={secondCurrency} code />}
    </Space>
  );
}
