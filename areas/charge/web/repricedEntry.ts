import { newTariffLine } from "../model/fillLines.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import { surchargeTypes } from "../model/surcharge.ts";
import type { ChargeEntry } from "./chargeEntry.ts";
import type { ChargeRow } from "./chargeRow.ts";

/** The row with the terms that the tariffs of the day have for its lines. Source: rule CH-35 */
export function repricedEntry(entry: ChargeEntry, offers: readonly FilledLine[]): ChargeEntry {
  return surchargeTypes.reduce((made, type) => {
    const line = made[type];
    const repriced = line && repricedLine(line, offers);
    return repriced ? { ...made, [type]: repriced } : made;
  }, entry);
}

function repricedLine(line: ChargeRow, offers: readonly FilledLine[]): ChargeRow | null {
  const found = newTariffLine(
    {
      ...line,
      chargeId: line.charge?.id ?? null,
      unitId: line.unit?.id ?? null,
      currencyId: line.currency?.id ?? null,
      isFrozen: Boolean(line.stored?.whyFrozen),
    },
    offers,
  );
  if (!found) return null;
  const { quantity, unitPrice, currencyId, vatrate, priceReference } = found;
  const isSameCurrency = line.currency?.id === currencyId;
  return {
    ...line,
    quantity,
    unitPrice,
    vatrate,
    priceReference,
    quantityType: null,
    currency: { id: currencyId, code: currencyId, name: currencyId },
    exchangeRate: isSameCurrency ? line.exchangeRate : null,
    rateReason: isSameCurrency ? line.rateReason : null,
  };
}
