import { localCurrency } from "@fairway/core/money/currency.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { later } from "@fairway/ui/parts/later.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense } from "react";
import { bankBin } from "../contract.ts";
import type { Advance } from "../model/advance.ts";
import { interbankQr } from "../model/interbankQr.ts";
import { advanceWords as words } from "./words.ts";

const QrImage = later(async () => (await import("./QrImage.tsx")).QrImage);

type Paid = Pick<
  Advance,
  "paymentMethod" | "currencyId" | "bankCode" | "bankAccountNo" | "bankAccountName" | "bankName"
> & {
  readonly amount: string;
  /** Null for an advance that has no number yet. */
  readonly advanceNo: string | null;
};

/** The interbank QR code of an advance in VND to a bank with an identification number. Rule AD-14 */
export function InterbankQr({ advance }: { readonly advance: Paid }) {
  const { paymentMethod, currencyId, bankCode, bankAccountNo } = advance;
  const isPayable = paymentMethod !== "Cash" && currencyId === localCurrency;
  return isPayable && bankCode && bankAccountNo ? (
    <Code advance={advance} bankCode={bankCode} accountNo={bankAccountNo} />
  ) : null;
}

function Code(props: {
  readonly advance: Paid;
  readonly bankCode: string;
  readonly accountNo: string;
}) {
  const say = useSay();
  const { advance, bankCode, accountNo } = props;
  const { data } = useAsk(bankBin, { bankCode });
  const value = data?.bankBin
    ? interbankQr({
        bankBin: data.bankBin,
        accountNo,
        amount: advance.amount,
        purpose: `Tam ung ${advance.advanceNo ?? ""}`,
      })
    : null;
  if (!value) return null;
  return (
    <figure className="fw-advance-qr">
      <Suspense fallback={null}>
        <QrImage value={value} label={say(words.qr)} />
      </Suspense>
      <figcaption>
        <strong>{advance.bankAccountName}</strong>
        <span>{`${accountNo} · ${advance.bankName ?? bankCode}`}</span>
        <MoneyText amount={advance.amount} currency={localCurrency} code />
      </figcaption>
    </figure>
  );
}
