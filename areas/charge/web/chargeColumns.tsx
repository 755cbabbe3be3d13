import { LinkOutlined, SafetyCertificateOutlined, WarningOutlined } from "@ant-design/icons";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import {
  type ChargePick,
  chargePairPicker,
  currencyPicker,
  unitPicker,
} from "@fairway/areas/catalogue/web/linePickers.ts";
import { OutsideMark } from "@fairway/areas/rate/web/OutsideMark.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { choicePick, choicePicker } from "@fairway/areas/catalogue/web/choicePicker.ts";
import { type PaymentStatus, paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import { type QuantityType, quantityTypes } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import type { Pick } from "@fairway/ui/form/picker.ts";
import {
  type GridColumn,
  loneByCurrency,
  pickColumn,
  type TypedColumn,
} from "@fairway/ui/grid/column.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { priceSources } from "../model/priceSource.ts";
import { type BillFigures, quantityOnBill } from "../model/quantityByHint.ts";
import type { ChargeAmounts } from "../model/chargeAmounts.ts";
import { chargeProfit } from "../model/chargeTotals.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import {
  type ChargeEntry,
  isGhost,
  leadOf,
  linesIn,
  type Sides,
  savedLines,
  writeCharge,
  writeShared,
  writeSide,
} from "./chargeEntry.ts";
import { type ChargedBillFacts, type ChargeRow, type GivenField, typed } from "./chargeRow.ts";
import { debtorPicker, partnerPicker, surchargePicker } from "./pickers.ts";
import { chargeWords as words } from "./words.ts";

type Column = GridColumn<ChargeEntry>;

/** What the columns of a table of charges read. */
export interface ColumnFacts {
  readonly bill: ChargedBillFacts;
  readonly today: string;
  readonly language: Language;
  /** The figures of the goods, once they are loaded. */
  readonly figures: BillFigures | undefined;
  readonly amounts: (line: ChargeRow) => ChargeAmounts;
  /** What let the line pass a check point by a release; null for other lines. */
  readonly passed: (line: ChargeRow) => string | null;
}

/** The key of a column: `unitId` for both sides, `SELL.unitPrice` for one. */
export function columnKey(side: SurchargeType, field: string): string {
  return sharedFields.includes(field) ? field : `${side}.${field}`;
}

/** The side of a column; null for what both sides have in common. */
export function sideOf(key: string): SurchargeType | null {
  return surchargeTypes.find((side) => key.startsWith(`${side}.`)) ?? null;
}

const sharedFields = ["chargeId", "quantity", "unitId"];

/** The columns of a table of both sides or of one. Source: rules CH-4, CH-5, CH-16 */
export function chargeColumns(sides: Sides, facts: ColumnFacts): readonly Column[] {
  const [only, second] = sides;
  const own = sides.map((side) => sideColumns(side, facts, sides.length > 1));
  const shared = sharedColumns(sides, facts);
  if (!only || second) {
    const totals = own.flatMap(({ total }) => total);
    const notes = own.flatMap(({ note }) => note);
    const documents = own.flatMap(({ documents: [, document] }) => document ?? []);
    const sources = own.map(({ source }) => source);
    const payments = own.flatMap((side) => side.payments);
    return [
      ...shared,
      ...own.flatMap(({ terms }) => terms),
      marginColumn(facts),
      ...totals,
      ...notes,
      ...documents,
      ...sources,
      ...payments.map((column) => ({ ...column, hidden: true })),
    ];
  }
  const [{ terms, total, note, source, details, documents, payments, refund, net }] = own as [
    SideColumns,
  ];
  return [
    ...shared,
    ...terms,
    total,
    note,
    source,
    ...details,
    ...documents,
    ...payments,
    ...refund,
    net,
  ];
}

function sharedColumns(sides: Sides, facts: ColumnFacts): Column[] {
  const { bill } = facts;
  const [only] = sides;
  const service = bill.job.transactionType;
  const lead = (entry: ChargeEntry) => leadOf(entry, sides);
  const isGiven = (field: GivenField) => (entry: ChargeEntry) =>
    lead(entry)?.given.includes(field) ?? false;
  return [
    pickColumn<ChargeEntry, ChargePick>({
      key: "chargeId",
      title: words.charge,
      // On-behalf lines have two partners; their total must stay visible.
      width: sides.length > 1 ? 178 : 210,
      frozen: true,
      required: true,
      also: [
        "Charge name",
        "Fee",
        "Description",
        "Charge code",
        "Tên phí",
        "Loại phí",
        "Mã phí",
        "Nội dung",
        "Diễn giải",
      ],
      source:
        sides.length > 1 || !only ? chargePairPicker([service]) : surchargePicker(only, service),
      pick: (entry) => lead(entry)?.charge ?? null,
      show: (entry) => <ChargeName entry={entry} sides={sides} facts={facts} />,
      write: (entry, pick) => writeCharge(entry, sides, pick),
    }),
    {
      kind: "number",
      key: "quantity",
      title: words.quantity,
      ...(sides.length > 1 ? { short: words.quantityShort } : {}),
      width: sides.length > 1 ? 50 : 80,
      also: ["Qty", "SL"],
      required: true,
      most: 8,
      given: isGiven("quantity"),
      value: (entry) => lead(entry)?.quantity ?? null,
      show: (entry) => <Quantities entry={entry} sides={sides} />,
      write: (entry, value) => writeShared(entry, sides, (line) => typed(line, "quantity", value)),
    },
    pickColumn<ChargeEntry, Pick>({
      key: "unitId",
      title: words.unit,
      ...(sides.length > 1 ? { short: words.unitShort } : {}),
      width: sides.length > 1 ? 58 : 80,
      required: true,
      also: ["ĐVT"],
      source: unitPicker,
      pick: (entry) => lead(entry)?.unit ?? null,
      given: isGiven("unit"),
      write: (entry, unit) => writeShared(entry, sides, (line) => typed(line, "unit", unit)),
    }),
  ];
}

/**
 * The name of a charge, with a mark where a line repeats what stands elsewhere (CH-25) or passed a
 * check point by a release (CH-37).
 */
function ChargeName(props: {
  readonly entry: ChargeEntry;
  readonly sides: Sides;
  readonly facts: ColumnFacts;
}) {
  const { entry, sides } = props;
  const { language, passed } = props.facts;
  const charge = leadOf(entry, sides)?.charge;
  const stored = linesIn(entry, sides).flatMap((line) => line.stored ?? []);
  const hints = [
    stored.some((line) => line.duplicateCharge) ? words.duplicateCharge : null,
    stored.some((line) => line.duplicateInvoice) ? words.duplicateInvoice : null,
  ].flatMap((text) => (text ? say(text, language) : []));
  const hint = hints.join(" ");
  const passage = linesIn(entry, sides).flatMap((line) => passed(line) ?? [])[0];
  return (
    <>
      {stored.map((line) => (
        <LinkMark key={line.id} line={line} language={language} />
      ))}
      {passage ? (
        <SafetyCertificateOutlined
          className="fw-charge-passed"
          title={passage}
          aria-label={passage}
        />
      ) : null}
      {hint ? <WarningOutlined className="fw-status-bad" title={hint} aria-label={hint} /> : null}
      {hint ? " " : ""}
      {charge?.name || charge?.code || ""}
    </>
  );
}

/** Says with which job a line is linked, and leads to the line there. */
function LinkMark(props: { readonly line: ShownSurcharge; readonly language: Language }) {
  const { line, language } = props;
  if (!line.linked) return null;
  const { jobId: id, jobNo, hblid, chargeId, transactionType } = line.linked;
  const text = line.linkChargeId === null ? words.linkedTo : words.linkedFrom;
  const hint = say(text, language, { jobNo });
  const to = `${jobHome({ id, transactionType })}?tab=CHARGES&hbl=${hblid}&line=${chargeId}`;
  return (
    <>
      <ScreenLink to={to} title={hint}>
        <LinkOutlined aria-label={hint} />
      </ScreenLink>{" "}
    </>
  );
}

/** The VAT of a line, with a mark where the saved one is not a rate of its service date (CH-38). */
function Vat(props: { readonly line: ChargeRow | null | undefined; readonly language: Language }) {
  const { line, language } = props;
  const rate = line?.vatrate ?? null;
  const isUnusual = line?.stored?.unusualVat && decimal(rate).eq(decimal(line.stored.vatrate));
  const hint = isUnusual
    ? say(words.unusualVat, language, { rate: sayNumber(rate ?? "0", language, { most: 8 }) })
    : null;
  return (
    <>
      {hint ? (
        <WarningOutlined className="fw-status-waiting" title={hint} aria-label={hint} />
      ) : null}
      {hint ? " " : ""}
      <NumberText value={rate} most={8} />
    </>
  );
}

/** The quantity of a row; of two sides that differ both, bought first. */
function Quantities(props: { readonly entry: ChargeEntry; readonly sides: Sides }) {
  const lines = linesIn(props.entry, props.sides).filter((line) => !isGhost(line));
  const [lead] = lines.length > 0 ? lines : linesIn(props.entry, props.sides);
  const differing = lines.filter(
    (line) => !decimal(line.quantity).eq(decimal(lead?.quantity ?? null)),
  );
  return (
    <>
      <NumberText value={lead?.quantity ?? null} most={8} />
      {differing.map((line) => (
        <span key={line.key}>
          {" / "}
          <NumberText value={line.quantity} most={8} />
        </span>
      ))}
    </>
  );
}

interface SideColumns {
  readonly terms: readonly Column[];
  readonly total: Column;
  readonly note: Column;
  readonly source: Column;
  readonly details: readonly Column[];
  readonly documents: readonly Column[];
  readonly payments: readonly Column[];
  readonly refund: readonly Column[];
  readonly net: Column;
}

/** The columns of one side; `isOneOfTwo` names the side in their titles. */
function sideColumns(side: SurchargeType, facts: ColumnFacts, isOneOfTwo: boolean): SideColumns {
  const { amounts } = facts;
  const titles = isOneOfTwo && side !== "OBH" ? words.sides[side] : words;
  const line = (entry: ChargeEntry) => entry[side];
  const into = (entry: ChargeEntry, write: (line: ChargeRow) => ChargeRow) =>
    writeSide(entry, side, facts, write);
  const isGiven = (field: GivenField) => (entry: ChargeEntry) =>
    line(entry)?.given.includes(field) ?? false;
  const key = (field: string) => columnKey(side, field);

  const { job, customer, agent, salemanId } = facts.bill;
  const debtors = debtorPicker({
    service: job.transactionType as ServiceCode,
    officeId: job.officeId,
    salemanId,
    usual: [customer, agent],
  });

  const number = (
    field: "unitPrice" | "vatrate",
    title: Words,
    width: number,
    more: Partial<TypedColumn<ChargeEntry>>,
  ): Column => ({
    kind: "number",
    key: key(field),
    title,
    width,
    most: 8,
    given: isGiven(field),
    value: (entry) => line(entry)?.[field] ?? null,
    write: (entry, value) => into(entry, (each) => typed(each, field, value)),
    ...more,
  });
  const text = (
    field: "notes" | "invoiceNo" | "seriesNo",
    title: Words,
    width: number,
    write: (line: ChargeRow, value: string | null) => ChargeRow = (each, value) =>
      typed(each, field, value),
  ): Column => ({
    kind: "text",
    key: key(field),
    title,
    width,
    value: (entry) => line(entry)?.[field] ?? null,
    write: (entry, value) => into(entry, (each) => write(each, value)),
  });
  const shown = (
    field: string,
    title: Words,
    read: (stored: NonNullable<ChargeRow["stored"]>) => string | null,
  ): Column => ({
    kind: "text",
    key: key(field),
    title,
    width: 120,
    value: (entry) => {
      const stored = line(entry)?.stored;
      return stored ? read(stored) : null;
    },
  });
  const heldDay = (field: "voucherDate" | "paidDate", title: Words): Column => ({
    kind: "day",
    key: key(field),
    title,
    width: 110,
    value: (entry) => line(entry)?.stored?.[field] ?? null,
  });
  const day = (field: "exchangeDate" | "invoiceDate", title: Words, change: object): Column => ({
    kind: "day",
    key: key(field),
    title,
    width: 110,
    ...(field === "exchangeDate" ? { given: isGiven(field) } : {}),
    value: (entry) => line(entry)?.[field] ?? null,
    write: (entry, value) => into(entry, (each) => ({ ...typed(each, field, value), ...change })),
  });
  const partner = (
    field: "partner" | "payer" | "vatPartner",
    name: string,
    title: Words,
    width: number,
  ): Column =>
    pickColumn<ChargeEntry, Pick>({
      key: key(name),
      title,
      width,
      required: field !== "vatPartner" && !isOneOfTwo,
      also: field === "partner" ? ["Partner", "Vendor", "Customer", "Đối tác", "Khách hàng"] : [],
      source: field === "partner" && side !== "BUY" ? debtors : partnerPicker,
      pick: (entry) => line(entry)?.[field] ?? null,
      show: (entry) => line(entry)?.[field]?.name || line(entry)?.[field]?.code || "",
      ...(field === "partner" ? { given: isGiven(field) } : {}),
      write: (entry, picked) => into(entry, (each) => typed(each, field, picked)),
    });
  const flag = (field: "kickBack" | "isRefundFee", title: Words): Column => ({
    kind: "flag",
    key: key(field),
    title,
    width: 70,
    value: (entry) => line(entry)?.[field] ?? false,
    write: (entry, value) => into(entry, (each) => typed(each, field, value)),
  });
  const money = (
    field: "total" | "netAmount" | "amountVnd",
    title: Words,
    width: number,
    also: readonly string[] = [],
  ): Column => {
    const read = (entry: ChargeEntry) => {
      const each = line(entry);
      return each && (!isOneOfTwo || !isGhost(each)) ? (amounts(each)[field] ?? null) : undefined;
    };
    return {
      kind: "number",
      key: key(field),
      title,
      width,
      also,
      value: (entry) => read(entry) ?? null,
      show: (entry) => {
        const amount = read(entry);
        const currency =
          field === "amountVnd" ? localCurrency : (line(entry)?.currency?.id ?? localCurrency);
        return amount === undefined ? "" : <MoneyText amount={amount} currency={currency} />;
      },
    };
  };

  const partners =
    side === "OBH"
      ? [
          partner("partner", "paymentObjectId", words.debtor, 150),
          partner("payer", "payerId", words.payer, 150),
        ]
      : [partner("partner", "paymentObjectId", titles.partner[side], isOneOfTwo ? 104 : 170)];
  return {
    terms: [
      number("unitPrice", titles.unitPrice, isOneOfTwo ? 92 : 110, {
        also: ["Unit price", "Price", "Rate", "Đơn giá", "Giá"],
        required: !isOneOfTwo,
        group: isOneOfTwo,
        lone: (entry, pasted) =>
          loneByCurrency({ currency: line(entry)?.currency ?? null }, (name) => pasted(key(name))),
      }),
      pickColumn<ChargeEntry, Pick>({
        key: key("currencyId"),
        title: titles.currency,
        ...(isOneOfTwo ? { short: words.currencyShort } : {}),
        width: isOneOfTwo ? 48 : 92,
        required: !isOneOfTwo,
        also: ["Currency", "Cur", "Ccy", "Loại tiền", "Tiền tệ", "Tiền"],
        source: currencyPicker,
        pick: (entry) => line(entry)?.currency ?? null,
        given: isGiven("currency"),
        write: (entry, currency) =>
          into(entry, (each) => ({ ...typed(each, "currency", currency), exchangeRate: null })),
      }),
      number("vatrate", titles.vat, isOneOfTwo ? 54 : 80, {
        ...(isOneOfTwo ? { short: words.vat } : {}),
        also: ["VAT", "VAT %", "Tax", "Thuế", "Thuế %", "Thuế GTGT", "Thuế suất"],
        percent: true,
        show: (entry) => <Vat line={line(entry)} language={facts.language} />,
      }),
      ...partners,
    ],
    total: money("total", titles.total, 116, ["Total", "Amount", "Tổng cộng", "Thành tiền"]),
    note: text("notes", titles.note, 150),
    source: sourceColumn(side, titles.priceSource, facts.language),
    details: [
      quantityFromColumn(side, facts),
      ...(side === "SELL"
        ? [shown("invoiceNo", words.invoiceNo, (stored) => stored.invoiceNo)]
        : [
            text("invoiceNo", words.invoiceNo, 110, (each, invoiceNo) => ({
              ...each,
              invoiceNo,
              vatPartner: invoiceNo
                ? (each.vatPartner ?? (side === "BUY" ? each.partner : each.payer))
                : each.vatPartner,
            })),
            text("seriesNo", words.seriesNo, 90),
            day("invoiceDate", words.invoiceDate, {}),
            partner("vatPartner", "vatPartnerId", words.vatPartner, 160),
          ]),
      {
        kind: "text",
        key: key("chargeGroup"),
        title: words.feeType,
        width: 110,
        value: (entry) => line(entry)?.chargeGroupName ?? null,
      },
      day("exchangeDate", words.exchangeDate, { exchangeRate: null }),
      rateColumn(side, facts),
      money("amountVnd", words.amountVnd, 120),
      flag("kickBack", words.kickBack),
      {
        kind: "flag",
        key: key("linkFee"),
        title: words.linkFee,
        width: 80,
        value: (entry) => line(entry)?.stored?.linkFee ?? false,
      },
    ],
    documents: [
      ...(side === "BUY"
        ? []
        : [
            shown("soano", words.soa, (stored) => stored.soano),
            shown("debitNo", words.debitNote, (stored) => stored.debitNo),
          ]),
      ...(side === "SELL"
        ? []
        : [
            shown("paySoano", words.soa, (stored) => stored.paySoano),
            shown("creditNo", words.creditNote, (stored) => stored.creditNo),
            shown("settlementCode", words.settlement, (stored) => stored.settlementCode),
          ]),
      shown("voucherId", words.voucher, (stored) => stored.voucherId),
    ],
    payments: [
      heldDay("voucherDate", titles.voucherDate),
      shown("paymentStatus", titles.paymentStatus, ({ paymentStatus }) =>
        paymentStatus
          ? say(paymentTags[paymentStatus as PaymentStatus].words, facts.language)
          : null,
      ),
      heldDay("paidDate", (side === "BUY" ? words.sides.BUY : titles).paidDate),
    ],
    refund: side === "SELL" ? [flag("isRefundFee", words.refund)] : [],
    net: money("netAmount", words.net, 120),
  };
}

function rateColumn(side: SurchargeType, facts: ColumnFacts): Column {
  const { amounts } = facts;
  const rateOf = (entry: ChargeEntry) => {
    const line = entry[side];
    if (!line) return null;
    const { finalExchangeRate } = amounts(line);
    return line.stored?.valuedBy ? finalExchangeRate : (line.exchangeRate ?? finalExchangeRate);
  };
  return {
    kind: "number",
    key: columnKey(side, "exchangeRate"),
    title: words.finalRate,
    width: 120,
    most: 8,
    lone: () => "doubt",
    near: (entry, pasted) => {
      const line = entry[side];
      if (!line || pasted(columnKey(side, "currencyId")) !== null) return null;
      return amounts({ ...line, exchangeRate: null }).finalExchangeRate ?? null;
    },
    value: rateOf,
    write: (entry, rate) =>
      writeSide(entry, side, facts, (line) => ({
        ...line,
        exchangeRate: rate,
        rateReason: null,
      })),
    show: (entry) => {
      const stored = entry[side]?.stored;
      return (
        <>
          {stored?.rateOutside && stored.exchangeRate === entry[side]?.exchangeRate ? (
            <OutsideMark reason={stored.rateReason} />
          ) : null}
          <NumberText value={rateOf(entry)} most={8} />
        </>
      );
    },
  };
}

/** Selling less buying of a row before VAT, in the local currency. */
function marginColumn({ amounts }: ColumnFacts): Column {
  const read = (entry: ChargeEntry) => {
    const lines = savedLines(entry);
    if (lines.length === 0) return undefined;
    const earned = lines.map((line) => ({
      type: line.type,
      amountVnd: amounts(line).amountVnd ?? null,
      amountUsd: null,
    }));
    return chargeProfit(earned).profit.vnd;
  };
  return {
    kind: "number",
    key: "margin",
    title: words.rowMargin,
    width: 104,
    group: true,
    value: (entry) => read(entry) ?? null,
    show: (entry) => {
      const amount = read(entry);
      return amount === undefined ? "" : <MoneyText amount={amount} currency={localCurrency} />;
    },
  };
}

/** Where the price came from, with the job or tariff that it was read from. Source: rule CH-26 */
function sourceColumn(side: SurchargeType, title: Words, language: Language): Column {
  return {
    kind: "text",
    key: columnKey(side, "priceSource"),
    title,
    width: 170,
    value: (entry) => {
      const line = entry[side];
      if (!line || line.unitPrice === null) return null;
      const source = say(priceSources[line.priceSource], language);
      return line.priceReference ? `${source}: ${line.priceReference}` : source;
    },
  };
}

/** The figure of the goods from which the quantity is taken; choosing one takes it and its unit. */
function quantityFromColumn(side: SurchargeType, facts: ColumnFacts): Column {
  return pickColumn<ChargeEntry, Pick>({
    key: columnKey(side, "quantityType"),
    title: words.quantityFrom,
    width: 130,
    source: choicePicker("charge quantity", quantityTypes),
    pick: (entry) => {
      const type = entry[side]?.quantityType;
      return type ? choicePick(quantityTypes, type, facts.language) : null;
    },
    write: (entry, picked) =>
      writeSide(entry, side, facts, (line) => {
        const quantityType = (picked?.id ?? null) as QuantityType | null;
        const unitId = line.unit?.id ?? null;
        const found =
          facts.figures && quantityOnBill({ type: side, quantityType, unitId }, facts.figures);
        const quantity = found ?? line.quantity;
        const unit = (quantityType && facts.figures?.unitsOfFigures[quantityType]) ?? line.unit;
        return { ...typed(typed(line, "unit", unit), "quantity", quantity), quantityType };
      }),
  });
}
