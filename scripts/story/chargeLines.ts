import { getByHB } from "@fairway/areas/charge/contract.ts";
import type { ShownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import type { SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { z } from "zod";
import { RefusedCall } from "../api/callServer.ts";
import { known } from "./goods.ts";
import { amount, day, type Ground, type Output, type StoredLine, word } from "./stepKind.ts";

/** The fields of a charge line as a story gives them. */
export const lineFields = {
  charge: word,
  quantity: amount,
  unit: word,
  unitPrice: amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Percent, below zero a fixed tax; KCT is not taxed. */
  vat: z.union([amount, z.null()]),
  partner: word,
  payer: word,
  /** A typed rate; null clears it. */
  rate: amount.nullable(),
  /** Why the rate is outside the bound. */
  reason: word,
  kickBack: z.boolean(),
  refund: z.boolean(),
  notes: word,
  invoiceNo: word,
  invoiceDate: day,
  seriesNo: word,
};
type LineFields = z.output<z.ZodObject<typeof lineFields>>;

/** The given fields of a line in the form in which they are saved. */
export async function lineForm(
  { entries, partners }: Ground,
  { type, service }: { readonly type: SurchargeType; readonly service?: ServiceCode },
  line: { readonly [Field in keyof LineFields]?: LineFields[Field] | undefined },
) {
  const usual = type === "BUY" ? "Supplier" : "Customer";
  const form = {
    chargeId: line.charge && (await entries.charge(line.charge, type, service)),
    quantity: line.quantity,
    unitId: line.unit && (await entries.unit(line.unit, "Package")),
    unitPrice: line.unitPrice,
    currencyId: line.currency,
    vatrate: line.vat === "KCT" ? null : line.vat,
    paymentObjectId: line.partner && (await partners.partner(line.partner, usual)).id,
    payerId: line.payer && (await partners.partner(line.payer, "Supplier")).id,
    ...(line.rate === undefined ? {} : { exchangeRate: line.rate }),
    rateReason: line.reason,
    kickBack: line.kickBack,
    isRefundFee: line.refund,
    notes: line.notes,
    invoiceNo: line.invoiceNo,
    invoiceDate: line.invoiceDate,
    seriesNo: line.seriesNo,
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

/** The amounts of a line, its rate and the day that was keyed. */
export function shownLine(line: ShownSurcharge): Output {
  return known({
    net: line.netAmount,
    vat: line.vatAmount,
    total: line.total,
    rate: line.finalExchangeRate,
    exchangeDate: line.exchangeDate,
    amountVnd: line.amountVnd,
    vatAmountVnd: line.vatAmountVnd,
    amountUsd: line.amountUsd,
    vatAmountUsd: line.vatAmountUsd,
  });
}

/** Reads a stored line as it is now. */
export async function readLine({ signed }: Ground, line: StoredLine): Promise<ShownSurcharge> {
  const { data } = await signed.ask(getByHB, { hbId: line.hblid, type: line.type });
  const found = data.find((each) => each.id === line.id);
  if (!found) {
    const says = "The charge line was deleted.";
    throw new RefusedCall("the charge line", { status: 404, code: "record.notFound", says });
  }
  return found;
}
