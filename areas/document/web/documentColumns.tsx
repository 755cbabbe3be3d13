import { named } from "@fairway/core/words/named.ts";
import { OutsideMark } from "@fairway/areas/rate/web/OutsideMark.tsx";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { Space } from "antd";
import type { ShownStatuses, StatedDocument } from "../model/documentStatus.ts";
import { DocumentStatus } from "./DocumentStatus.tsx";

type Placed = Pick<Column<never>, "key" | "title" | "width" | "hidden" | "sheet">;

/** The number of a document as the link that opens it; the first column of its list. */
export function numberColumn<Row>(
  placed: Placed,
  number: (row: Row) => string,
  open: (row: Row) => string,
): Column<Row> {
  const read = (row: Row) => <ScreenLink to={open(row)}>{number(row)}</ScreenLink>;
  return { ...placed, frozen: true, read };
}

/** An amount in the currency of the document. */
export function amountColumn<Row extends { readonly currencyId: string }>(
  placed: Placed,
  amount: (row: Row) => string,
): Column<Row> {
  const read = (row: Row) => <MoneyText amount={amount(row)} currency={row.currencyId} code />;
  return { ...placed, align: "right", read };
}

/** A calendar day of the document. */
export function dayColumn<Row>(placed: Placed, day: (row: Row) => string | null): Column<Row> {
  return { ...placed, read: (row) => <DayText day={day(row)} /> };
}

/** A word of a list, in the language of the page. */
export function wordsColumn<Row>(placed: Placed, words: (row: Row) => Words): Column<Row> {
  return { ...placed, read: (row) => <Said words={words(row)} /> };
}

/** The state and payment status of the document. */
export function statusColumn<Row extends StatedDocument>(
  kind: ShownStatuses,
  title: Words,
  width: number,
): Column<Row> {
  // The mark of a rate is an icon here, because its tag does not fit into the column.
  const read = (row: Row) => (
    <Space size={6}>
      <DocumentStatus kind={kind} document={{ ...row, rateOutside: false }} />
      {row.rateOutside ? <OutsideMark reason={row.rateReason ?? null} /> : null}
    </Space>
  );
  const fields = [
    ...(kind.states ? ["status"] : []),
    ...(kind.payments ? ["paymentStatus"] : []),
    "rateOutside",
    "rateReason",
  ];
  return { key: "status", title, width, read, sheet: fields };
}

/** The user who made the document. */
export function creatorColumn<
  Row extends {
    readonly userNameCreated: string | null;
    readonly userNameCreatedVn?: string | null | undefined;
  },
>(title: Words, width: number): Column<Row> {
  const read = (row: Row) => (
    <Said words={named(row.userNameCreated, row.userNameCreatedVn ?? null)} />
  );
  return { key: "creator", title, width, read, sheet: "userNameCreated" };
}

/** The instant of creation. */
export function createdColumn<Row extends { readonly datetimeCreated: string }>(
  title: Words,
): Column<Row> {
  const read = (row: Row) => <InstantText instant={row.datetimeCreated} />;
  return { key: "created", title, width: 130, read, sheet: "datetimeCreated" };
}
