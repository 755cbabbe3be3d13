import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { getByHB } from "../contract.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { chargeWords as words } from "./words.ts";

/** The deleted lines of a bill, the last one first; they are in no sum. Source: rule CH-22 */
export default function DeletedLines(props: {
  readonly hblid: string;
  readonly shown: SurchargeType | null;
}) {
  const { hblid, shown } = props;
  const say = useSay();
  const language = useLanguage();
  const asked = (type: SurchargeType) => ({ hbId: hblid, type, withDeleted: "true" });
  const lists = [
    useAsk(getByHB, asked("BUY"), { when: shown === null || shown === "BUY" }),
    useAsk(getByHB, asked("SELL"), { when: shown === null || shown === "SELL" }),
    useAsk(getByHB, asked("OBH"), { when: shown === null || shown === "OBH" }),
  ];
  const failed = lists.find((each) => each.error);
  if (failed?.error) return <ErrorState fault={failed.error} retry={() => void failed.refetch()} />;
  if (lists.some((each) => each.isLoading)) return <RowSkeletons rows={2} />;
  const lines = lists
    .flatMap((each) => each.data?.deleted ?? [])
    .filter((line) => shown === null || line.type === shown)
    .toSorted((one, other) => (other.deletedAt ?? "").localeCompare(one.deletedAt ?? ""));
  const column = (
    key: string,
    title: Words,
    read: (line: ShownSurcharge) => ReactNode,
    right = false,
  ) => ({ key, title: say(title), read, right });
  return (
    <section className="fw-charge-deleted" aria-label={say(words.showDeleted)}>
      <h3 className="fw-charge-block">{say(words.showDeleted)}</h3>
      {lines.length === 0 ? (
        <p className="fw-quiet">{say(words.noDeleted)}</p>
      ) : (
        <PlainTable<ShownSurcharge>
          rows={lines}
          rowKey={(line) => line.id}
          columns={[
            column("side", words.side, (line) => say(words.sideNames[line.type])),
            column("charge", words.charge, (line) =>
              language === "vi" ? line.chargeNameVi : line.chargeNameEn,
            ),
            column(
              "quantity",
              words.quantity,
              (line) => <NumberText value={line.quantity} most={8} />,
              true,
            ),
            column("unit", words.unit, (line) => line.unitCode),
            column(
              "unitPrice",
              words.unitPrice,
              (line) => <NumberText value={line.unitPrice} most={8} />,
              true,
            ),
            column("currency", words.currency, (line) => line.currencyId),
            column("partner", words.partner.BUY, (line) => line.paymentObjectName),
            column(
              "total",
              words.total,
              (line) => <MoneyText amount={line.total} currency={line.currencyId} />,
              true,
            ),
            column(
              "amountVnd",
              words.amountVnd,
              (line) => <MoneyText amount={line.amountVnd} currency={localCurrency} />,
              true,
            ),
            column("notes", words.note, (line) => line.notes),
            column("deletedBy", words.deletedBy, (line) => line.deletedBy ?? "–"),
            column("deletedAt", words.deletedAt, (line) => (
              <InstantText instant={line.deletedAt} />
            )),
          ]}
        />
      )}
    </section>
  );
}
