import { atRate } from "../model/settlementAmounts.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import type { existingCharges } from "../contract.ts";
import type { GroupedLine } from "../model/groupsOf.ts";
import type { ExistingLineForm, SettlementLine } from "../model/settlement.ts";
import { advanceOf, type OwnAdvances } from "./useOwnAdvances.ts";

export type ExistingCharge = Answer<typeof existingCharges>[number];

/** What the row shows of its charge. */
type ShownCharge = Pick<
  ExistingCharge,
  | "chargeId"
  | "type"
  | "jobId"
  | "jobNo"
  | "hblid"
  | "hwbno"
  | "mawb"
  | "chargeCode"
  | "chargeNameEn"
  | "chargeNameVi"
  | "netAmount"
  | "vatAmount"
  | "total"
  | "currencyId"
  | "kickBack"
  | "finalExchangeRate"
  | "netVnd"
  | "vatVnd"
  | "netUsd"
  | "vatUsd"
  | "partnerId"
  | "partnerName"
  | "invoiceNo"
  | "invoiceDate"
  | "seriesNo"
  | "notes"
> & { readonly isLocked: boolean; readonly vatPartnerName: string | null };

/** A charge of a job on a settlement while it is keyed. */
export interface TakenRow {
  readonly key: string;
  readonly charge: ShownCharge;
  /** The number of the advance that is stored with the line. */
  readonly storedAdvanceNo: string | null;
  readonly ticked: boolean;
  /** VND for one dollar as typed; null takes the amounts of the charge. */
  readonly exchangeRate: string | null;
  readonly netVnd: string | null;
  readonly vatVnd: string | null;
  readonly customNo: string | null;
  readonly contNo: string | null;
  readonly advanceId: string | null | undefined;
}

export type SentTaken = Omit<ExistingLineForm, "advanceId"> & {
  readonly hblid: string;
  readonly advanceId: string | null | undefined;
};

/** Makes a row of a charge that was found. */
export const takenOf = (charge: ExistingCharge): TakenRow => ({
  key: charge.chargeId,
  charge: { ...charge, isLocked: false, vatPartnerName: null },
  storedAdvanceNo: null,
  ticked: false,
  exchangeRate: null,
  netVnd: null,
  vatVnd: null,
  customNo: null,
  contNo: null,
  advanceId: undefined,
});

/** Makes a row of a stored line; amounts that were keyed are so again. */
export function storedTaken(line: SettlementLine): TakenRow {
  const { chargeLineId, chargeNameVn, payerId, payerName, isKeyed } = line;
  const isOwed = line.type === "OBH" && payerId !== null;
  return {
    key: chargeLineId,
    charge: {
      ...line,
      chargeId: chargeLineId,
      type: isOwed ? "OBH" : "BUY",
      chargeNameVi: chargeNameVn,
      partnerId: isOwed ? payerId : line.paymentObjectId,
      partnerName: (isOwed ? payerName : null) ?? line.paymentObjectName,
    },
    storedAdvanceNo: line.advanceNo,
    ticked: false,
    exchangeRate: line.typedRate,
    netVnd: isKeyed ? line.netVnd : null,
    vatVnd: isKeyed ? line.vatVnd : null,
    customNo: line.customNo,
    contNo: line.contNo,
    advanceId: line.advanceId,
  };
}

/** The amounts in VND that the row has on the settlement. Rule ST-6 */
export function vndOfTaken({ charge, exchangeRate, ...keyed }: TakenRow) {
  const [net, vat] =
    exchangeRate === null
      ? [charge.netVnd, charge.vatVnd]
      : [atRate(charge.netAmount, exchangeRate), atRate(charge.vatAmount, exchangeRate)];
  return { netVnd: keyed.netVnd ?? net, vatVnd: keyed.vatVnd ?? vat };
}

/** The sent form of a row. */
export const sentTaken = (row: TakenRow): SentTaken => ({
  chargeId: row.charge.chargeId,
  hblid: row.charge.hblid,
  advanceId: row.advanceId,
  customNo: row.customNo,
  contNo: row.contNo,
  exchangeRate: row.exchangeRate,
  netVnd: row.netVnd,
  vatVnd: row.vatVnd,
});

/** The rows as the groups and the sums of the settlement read them. */
export const settledTaken = (rows: readonly TakenRow[], advances: OwnAdvances): GroupedLine[] =>
  rows.map((row) => {
    const { jobId, jobNo, hblid, hwbno, mawb, isLocked, netUsd, vatUsd } = row.charge;
    const advanceId = advanceOf({ hblid, advanceId: row.advanceId }, advances);
    const taken = advances.get(hblid)?.find((each) => each.advanceId === advanceId);
    return {
      side: "credit",
      jobId,
      jobNo,
      hblid,
      hwbno,
      mawb,
      isLocked,
      customNo: row.customNo,
      advanceId,
      advanceNo: taken?.advanceNo ?? row.storedAdvanceNo,
      ...vndOfTaken(row),
      netUsd,
      vatUsd,
    };
  });
