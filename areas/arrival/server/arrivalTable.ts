import type { RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { maybe, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ArrivalLine, ShownArrivalLine } from "../model/arrivalLine.ts";

type Company = Pick<Actor, "companyId">;

/** A stored arrival notice without its lines. */
export interface NoticeRow {
  readonly version: number;
  readonly serial: number;
  readonly arrivalFirstNotice: string;
  readonly arrivalSecondNotice: string | null;
  readonly arrivalHeader: string | null;
  readonly arrivalDocuments: string | null;
  readonly arrivalFooter: string | null;
}

/** A stored line of a notice. */
export type StoredLine = ShownArrivalLine & { readonly id: string };

/** A stored notice with its lines in their order. */
export interface StoredNotice {
  readonly notice: NoticeRow;
  readonly lines: readonly StoredLine[];
}

/** Reads the notice of a bill and its lines with one statement; null while there is none. */
export async function storedNotice(
  tx: Tx,
  { companyId }: Company,
  hblid: string,
): Promise<StoredNotice | null> {
  const found = await rows<NoticeRow & { [Field in keyof StoredLine]: StoredLine[Field] | null }>(
    tx,
    sql`select n.version, n.serial, n.arrival_first_notice, n.arrival_second_notice,
        n.arrival_header, n.arrival_documents, n.arrival_footer,
        l.id, l.charge_id, c.code as charge_code, c.charge_name_en,
        c.charge_name_vn as charge_name_vi, trim_scale(l.quantity) as quantity, l.quantity_type,
        l.unit_id, u.code as unit_code, trim_scale(l.unit_price) as unit_price, l.currency_id,
        trim_scale(l.vatrate) as vatrate,
        case when l.is_rate_fixed then trim_scale(l.exchange_rate) end as exchange_rate,
        trim_scale(l.exchange_rate) as final_exchange_rate, l.rate_outside, l.rate_reason,
        l.net_amount, l.vat_amount, l.total,
        l.amount_vnd, l.vat_amount_vnd, l.notes, l.is_show, l.is_full, l.is_tick
      from arrival_notice n
      left join arrival_charge l on l.company_id = ${companyId} and l.hblid = n.id
      left join charge c on c.company_id = ${companyId} and c.id = l.charge_id
      left join unit u on u.company_id = ${companyId} and u.id = l.unit_id
      where n.company_id = ${companyId} and n.id = ${hblid}
      order by l.line_no, l.id`,
  );
  const [first] = found;
  if (!first) return null;
  const { version, serial, arrivalFirstNotice, arrivalSecondNotice } = first;
  const { arrivalHeader, arrivalDocuments, arrivalFooter } = first;
  return {
    notice: {
      version,
      serial,
      arrivalFirstNotice,
      arrivalSecondNotice,
      arrivalHeader,
      arrivalDocuments,
      arrivalFooter,
    },
    lines: found.flatMap((row) => (row.id === null ? [] : [lineOf(row as NoticeRow & StoredLine)])),
  };
}

function lineOf(row: NoticeRow & StoredLine): StoredLine {
  const { version: _v, serial: _s, arrivalFirstNotice: _1, arrivalSecondNotice: _2, ...more } = row;
  const { arrivalHeader: _h, arrivalDocuments: _d, arrivalFooter: _f, ...line } = more;
  return line;
}

/** A rate outside the bound that a selling or on-behalf charge of a bill has, with its reason. */
export interface PermittedRate extends RateMark {
  readonly chargeId: string;
  readonly currencyId: string;
  readonly rate: string;
  readonly total: string;
}

/** Reads the rates outside the bound of what the customer pays that have a reason. */
export function permittedRates(tx: Tx, { companyId }: Company, hblid: string) {
  return rows<PermittedRate>(
    tx,
    sql`select charge_id, currency_id, final_exchange_rate as rate, total, rate_outside, rate_reason
      from surcharge
      where company_id = ${companyId} and hblid = ${hblid} and type in ('SELL', 'OBH')
        and (exchange_rate is not null or valued_by is not null) and rate_outside and rate_reason is not null`,
  );
}

/** A stored delivery order or authorize letter. */
export interface OrderRow {
  readonly version: number;
  readonly serial: number;
  readonly deliveryOrderPrintedDate: string;
  readonly doheader1: string | null;
  readonly doheader2: string | null;
  readonly dofooter: string | null;
  readonly subAbbr: string | null;
  readonly validUntil: string | null;
  readonly demDays: number | null;
  readonly detDays: number | null;
  readonly emptyReturn: string | null;
  /** The place of the bill's arrival notice among those of its job. */
  readonly noticeSerial: number | null;
}

/** Reads the order of a bill; null while there is none. */
export function orderRow(tx: Tx, { companyId }: Company, hblid: string) {
  return maybe<OrderRow>(
    tx,
    sql`select o.version, o.serial, o.delivery_order_printed_date, o.doheader1, o.doheader2,
        o.dofooter, o.sub_abbr, o.valid_until, o.dem_days, o.det_days, o.empty_return,
        n.serial as notice_serial
      from delivery_order o
      left join arrival_notice n on n.company_id = ${companyId} and n.id = o.id
      where o.company_id = ${companyId} and o.id = ${hblid}`,
  );
}

/** A stored proof of delivery. */
export interface ProofRow {
  readonly id: string;
  readonly version: number;
  readonly referenceNo: string | null;
  readonly deliveryDate: string | null;
  readonly deliveryPerson: string | null;
  readonly note: string | null;
}

/** Reads the proofs of the bills of a job; a bill without one is left out. */
export function proofRows(tx: Tx, { companyId }: Company, jobId: string) {
  return rows<ProofRow>(
    tx,
    sql`select id, version, reference_no, delivery_date, delivery_person, note
      from proof_of_delivery where company_id = ${companyId} and job_id = ${jobId}`,
  );
}

/** Reads the proof of one bill; null while there is none. */
export function proofRow(tx: Tx, { companyId }: Company, hblid: string) {
  return maybe<ProofRow>(
    tx,
    sql`select id, version, reference_no, delivery_date, delivery_person, note
      from proof_of_delivery where company_id = ${companyId} and id = ${hblid}`,
  );
}

/** Reads which bills of a job have a delivery order or authorize letter. */
export async function billsWithOrder(
  tx: Tx,
  { companyId }: Company,
  jobId: string,
): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from delivery_order where company_id = ${companyId} and job_id = ${jobId}`,
  );
  return new Set(found.map(({ id }) => id));
}

/** What a user keeps as the beginning of the papers of a service. */
export interface ArrivalDefaults {
  readonly arrivalHeader: string | null;
  readonly arrivalDocuments: string | null;
  readonly arrivalFooter: string | null;
  readonly doheader1: string | null;
  readonly doheader2: string | null;
  readonly dofooter: string | null;
  readonly lines: readonly ShownArrivalLine[];
}

/**
 * Reads the defaults of a user for a service.
 *
 * Shape: lines whose charge, unit or currency is switched off are left out; the others have no
 * amounts, because they are rated on the day of the notice.
 */
export async function arrivalDefaults(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  service: string,
): Promise<ArrivalDefaults> {
  return one<ArrivalDefaults>(
    tx,
    sql`select d.arrival_header, d.arrival_documents, d.arrival_footer, d.doheader1, d.doheader2, d.dofooter,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', null, 'chargeId', c.id, 'chargeCode', c.code,
            'chargeNameEn', c.charge_name_en, 'chargeNameVi', c.charge_name_vn,
            'quantity', coalesce(k.line ->> 'quantity', '1'),
            'quantityType', k.line ->> 'quantityType', 'unitId', u.id, 'unitCode', u.code,
            'unitPrice', k.line ->> 'unitPrice', 'currencyId', m.id,
            'vatrate', k.line ->> 'vatrate', 'exchangeRate', null, 'finalExchangeRate', null,
            'rateOutside', false, 'rateReason', null,
            'netAmount', null, 'vatAmount', null, 'total', null, 'amountVnd', null,
            'vatAmountVnd', null, 'notes', k.line ->> 'notes',
            'isShow', (k.line ->> 'isShow')::boolean, 'isFull', (k.line ->> 'isFull')::boolean,
            'isTick', (k.line ->> 'isTick')::boolean) order by k.place)
          from jsonb_array_elements(d.arrival_charges) with ordinality as k (line, place)
          join charge c on c.company_id = ${companyId} and c.id = (k.line ->> 'chargeId')::uuid
            and c.active
          join unit u on u.company_id = ${companyId} and u.id = (k.line ->> 'unitId')::uuid
            and u.active
          join currency m on m.id = k.line ->> 'currencyId' and m.active
        ), '[]'::jsonb) as lines
      from (select 1) as always
      left join arrival_default d on d.company_id = ${companyId} and d.user_id = ${userId}
        and d.transaction_type = ${service}`,
  );
}

/** The texts and lines that a user keeps; a field that is left out stays as it is. */
export interface KeptDefaults {
  readonly arrivalHeader?: string | null;
  readonly arrivalDocuments?: string | null;
  readonly arrivalFooter?: string | null;
  readonly arrivalCharges?: readonly Omit<ArrivalLine, "id">[];
  readonly doheader1?: string | null;
  readonly doheader2?: string | null;
  readonly dofooter?: string | null;
}

/** Keeps defaults of a user for a service. */
export async function keepDefaults(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  service: string,
  { arrivalCharges, ...texts }: KeptDefaults,
): Promise<void> {
  const columns = Object.entries({
    ...texts,
    ...(arrivalCharges ? { arrivalCharges: JSON.stringify(arrivalCharges) } : {}),
  });
  const names = sql.join(columns.map(([field]) => sql.ref(columnName(field))));
  const values = sql.join(columns.map(([, value]) => sql`${value}`));
  const changes = sql.join(
    columns.map(([field]) => {
      const column = sql.ref(columnName(field));
      return sql`${column} = excluded.${column}`;
    }),
  );
  await run(
    tx,
    sql`insert into arrival_default (company_id, user_id, transaction_type, ${names})
      values (${companyId}, ${userId}, ${service}, ${values})
      on conflict (company_id, user_id, transaction_type)
        do update set ${changes}, datetime_modified = now()`,
  );
}
