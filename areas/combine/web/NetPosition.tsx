import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { Space } from "antd";

/** The net position of a combined billing in VND and US dollars. */
export function NetPosition(props: {
  readonly totalAmountVnd: string;
  readonly totalAmountUsd: string | null;
}) {
  return (
    <Space size="large">
      <MoneyText amount={props.totalAmountVnd} currency={localCurrency} code />
      <MoneyText amount={props.totalAmountUsd} currency={secondCurrency} code />
    </Space>
  );
}
