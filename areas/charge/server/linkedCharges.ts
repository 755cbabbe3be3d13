import { commissionGroup } from "@fairway/areas/catalogue/model/commissionGroup.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { Surcharge } from "../model/surcharge.ts";
import type { ChargedBill } from "./chargedBill.ts";
import { lockLines } from "./lockLines.ts";

/** A locked line with the mark of amounts from before they were proven. */
export type LinkableLine = Surcharge & { readonly isUnproven: boolean };

/** The buying line that is made of a selling line on another job. */
export interface LinkedCopy {
  readonly id: string;
  readonly source: LinkableLine;
  /** The bill that takes the line. */
  readonly bill: ChargedBill;
  readonly charge: {
    readonly id: string;
    readonly group: string | null;
    readonly groupName: string | null;
  };
  readonly partnerId: string;
}

/** Locks lines of jobs that the caller has locked and reads them, in the order of the ids. */
export async function lockLinkableLines(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<LinkableLine[]> {
  const { companyId } = actor;
  // Against claims too, and first: those that came while the lock waited are read by the next statement.
  await run(
    tx,
    sql`select from surcharge where company_id = ${companyId}
      and id = any(${[...ids]}::uuid[]) order by id for update`,
  );
  return lockLines<LinkableLine>(tx, companyId, ids, sql`s.is_unproven`);
}

/**
 * Makes buying lines of selling lines of other jobs and marks those as linked, with four statements.
 *
 * Shape: quantity, price, VAT, rates and amounts are copied; what a document adds to the VND amounts of
 *   the source stays with that document (CH-36).
 * Source: rule CH-51, areas/charge/README.md
 */
export async function insertLinkedCharges(
  tx: Tx,
  actor: Actor,
  copies: readonly LinkedCopy[],
): Promise<void> {
  const { companyId, userId } = actor;
  const bills = [...new Set(copies.map(({ bill }) => bill.hblid))];
  const last = await rows<{ hblid: string; lineNo: number }>(
    tx,
    sql`select hblid, max(line_no)::int as line_no from surcharge
      where company_id = ${companyId} and hblid = any(${bills}::uuid[]) and type = 'BUY'
      group by hblid`,
  );
  const lines = new Map(last.map(({ hblid, lineNo }) => [hblid, lineNo]));
  const added = copies.map((copy) => {
    const lineNo = (lines.get(copy.bill.hblid) ?? 0) + 1;
    lines.set(copy.bill.hblid, lineNo);
    return copiedRow(actor, copy, lineNo);
  });
  await insertRows(tx, "surcharge", added);
  await run(
    tx,
    sql`update surcharge set link_fee = true, version = version + 1, user_modified = ${userId},
        datetime_modified = now()
      where company_id = ${companyId} and id = any(${copies.map(({ source }) => source.id)}::uuid[])`,
  );
}

/** Deletes buying lines that were made of lines of other jobs and frees those, with two statements. */
export async function deleteLinkedCharges(
  tx: Tx,
  { companyId, userId }: Actor,
  { copies, sources }: { readonly copies: readonly string[]; readonly sources: readonly string[] },
): Promise<void> {
  await deleteRows(tx, "surcharge", companyId, [...copies], userId);
  await run(
    tx,
    sql`update surcharge set link_fee = false, link_charge_id = null, version = version + 1,
        user_modified = ${userId}, datetime_modified = now()
      where company_id = ${companyId} and id = any(${[...sources]}::uuid[])`,
  );
}

function copiedRow(actor: Actor, copy: LinkedCopy, lineNo: number) {
  const { source, bill, charge, partnerId } = copy;
  const { quantity, quantityType, unitId, unitPrice, currencyId, vatrate, notes } = source;
  const { exchangeDate, exchangeRate, finalExchangeRate, excRateUsdToLocal } = source;
  const { rateOutside, rateReason, amountUsd, vatAmountUsd, isUnproven } = source;
  const unadjusted = (amount: string, adjust: string) => decimal(amount).minus(adjust).toFixed();
  // A line in VND has one amount in VND, which is the adjusted one.
  const isLocal = currencyId === localCurrency;
  const net = isLocal ? unadjusted(source.netAmount, source.netAdjustVnd) : source.netAmount;
  const vat = isLocal ? unadjusted(source.vatAmount, source.vatAdjustVnd) : source.vatAmount;
  return {
    id: copy.id,
    companyId: actor.companyId,
    jobId: bill.jobId,
    hblid: bill.hblid,
    type: "BUY",
    lineNo,
    officeId: bill.billOfficeId,
    departmentId: bill.billDepartmentId,
    groupId: bill.billGroupId,
    chargeId: charge.id,
    chargeGroup: charge.group,
    quantity,
    quantityType,
    unitId,
    unitPrice,
    priceSource: "copied",
    priceReference: source.jobNo,
    currencyId,
    vatrate,
    paymentObjectId: partnerId,
    payerId: null,
    vatPartnerId: null,
    kickBack: charge.groupName === commissionGroup,
    isRefundFee: false,
    isFromShipment: true,
    linkFee: true,
    linkChargeId: source.id,
    notes,
    exchangeDate,
    // A typed rate is that of the line itself, not that of a document.
    exchangeRate: source.valuedBy === null ? exchangeRate : null,
    finalExchangeRate,
    excRateUsdToLocal,
    rateOutside,
    rateReason,
    isUnproven,
    netAmount: net,
    vatAmount: vat,
    total: decimal(net).plus(vat).toFixed(),
    amountVnd: unadjusted(source.amountVnd, source.netAdjustVnd),
    vatAmountVnd: unadjusted(source.vatAmountVnd, source.vatAdjustVnd),
    amountUsd,
    vatAmountUsd,
    userCreated: actor.userId,
    userModified: actor.userId,
  };
}
