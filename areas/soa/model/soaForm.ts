import { listedLines } from "@fairway/areas/document/model/listedNumbers.ts";
import {
  day,
  id,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeText,
  needText,
} from "@fairway/core/contract/shapes.ts";
import { bookCurrencies, localCurrency } from "@fairway/core/money/currency.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { z } from "zod";
import { refuseSoa } from "./refusals.ts";
import { dateTypes, mostLines, type Soa, soaTypes, staffTypes } from "./soa.ts";

const ids = (most: number) => z.array(id).max(most).default([]);

/** Which charges a statement takes. Rule SO-3 */
export const soaCriteria = z.object({
  customerId: id,
  type: z.enum(soaTypes).default("Debit"),
  dateType: z.enum(dateTypes).default("ServiceDate"),
  soaformDate: day,
  soatoDate: day,
  salemanId: maybeId,
  currencyId: z.enum(bookCurrencies).default(localCurrency),
  obh: z.boolean().default(true),
  staffType: z.enum(staffTypes).default("PersonInCharge"),
  /** The people of that type; all without one. */
  creatorShipment: ids(200),
  /** Codes of services; all without one. */
  serviceTypeId: z.array(needText(20)).max(50).default([]),
  /** Kinds of charges; all without one. */
  chargeIds: ids(1000),
  /** Numbers of jobs, bills or declarations, one a line. */
  shipments: maybeText(400_000),
  /** Numbers of debit or credit notes, one a line. */
  cdNotes: maybeText(20_000),
  shipmentCustomerId: maybeId,
  commodityGroupId: maybeId,
  airlineCode: z
    .string()
    .trim()
    .regex(/^([0-9A-Z]{3})?$/)
    .nullish()
    .transform((value) => value || null),
});
export type SoaCriteria = z.output<typeof soaCriteria>;

/** The charge lines of a statement. */
export const surchargeIds = z.array(id).min(1).max(mostLines);

/** A new statement: its criteria and its lines. */
export const soaForm = soaCriteria.extend({
  surchargeIds,
  note: maybeText(1000),
  /** The day of the rates; today without one. */
  exchangeDate: maybeDay,
});

/** What a change of a statement may change. */
export const soaChange = z.object({
  id,
  version: z.number().int(),
  soaformDate: day,
  soatoDate: day,
  /** Of a credit statement; that of a debit statement stays. */
  currencyId: z.enum(bookCurrencies).nullish(),
  /** VND for one US dollar; without it the rate stays. */
  excRateUsdToLocal: maybeDecimal,
  rateReason: maybeText(500),
  exchangeDate: maybeDay,
  creatorShipment: ids(200).nullish(),
  note: maybeText(1000),
  surchargeIds,
});

/** The most numbers of jobs and of notes that the criteria take. */
export const mostNumbers = 10_000;

/** What is wrong with the pasted numbers of the criteria: there are too many. */
export function whyNotNumbers(
  criteria: Pick<SoaCriteria, "shipments" | "cdNotes">,
): FieldRefusal[] {
  return (["shipments", "cdNotes"] as const).flatMap((field) => {
    const count = listedLines(criteria[field]).length;
    return count > mostNumbers
      ? [refuseSoa.field(field, "soa.tooManyNumbers", { count, most: mostNumbers })]
      : [];
  });
}

/** What is wrong with the days of a statement. */
export function whyNotDays({
  soaformDate,
  soatoDate,
}: Pick<SoaCriteria, "soaformDate" | "soatoDate">): FieldRefusal[] {
  return soatoDate < soaformDate ? [refuseSoa.field("soatoDate", "soa.daysInOrder")] : [];
}

/** What is wrong with the people of the criteria: a debit statement is of one of the chosen salesmen. */
export function whyNotStaff({
  type,
  staffType,
  salemanId,
  creatorShipment,
}: Pick<SoaCriteria, "type" | "staffType" | "salemanId" | "creatorShipment">): FieldRefusal[] {
  const isOfSalesmen = type === "Debit" && staffType === "Salesman" && creatorShipment.length > 0;
  const isMissing = isOfSalesmen && salemanId !== null && !creatorShipment.includes(salemanId);
  return isMissing ? [refuseSoa.field("creatorShipment", "soa.salesmanNotChosen")] : [];
}

/** What is wrong with new days of a stored statement: they contain the former ones. */
export function whyNotNewDays(
  stored: Pick<Soa, "soaformDate" | "soatoDate">,
  days: Pick<SoaCriteria, "soaformDate" | "soatoDate">,
): FieldRefusal[] {
  const facts = { from: sayDay(stored.soaformDate), to: sayDay(stored.soatoDate) };
  return [
    ...whyNotDays(days),
    ...(days.soaformDate > stored.soaformDate
      ? [refuseSoa.field("soaformDate", "soa.daysCover", facts)]
      : []),
    ...(days.soatoDate < stored.soatoDate
      ? [refuseSoa.field("soatoDate", "soa.daysCover", facts)]
      : []),
  ];
}
