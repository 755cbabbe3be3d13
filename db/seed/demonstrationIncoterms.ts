import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DemonstrationBook } from "./demonstrationBook.ts";

type Line = readonly [charge: string, hint: "cont", unit: string, to: string];

// On CIF the seller pays the carriage; on FOB our customer at origin pays the charges at origin.
const selling: Readonly<Record<"FOB" | "CIF", readonly Line[]>> = {
  FOB: [
    ["S_THC", "cont", "40HC", "Customer"],
    ["S_SEAL", "cont", "PCS", "Customer"],
  ],
  CIF: [
    ["S_OF", "cont", "40HC", "Customer"],
    ["S_THC", "cont", "40HC", "Customer"],
    ["S_SEAL", "cont", "PCS", "Customer"],
  ],
};
const buying: typeof selling = {
  FOB: [["B_THC", "cont", "40HC", "Carrier"]],
  CIF: [
    ["B_OF", "cont", "40HC", "Carrier"],
    ["B_THC", "cont", "40HC", "Carrier"],
  ],
};
const inDollars = new Set(["S_OF", "B_OF", "S_SEAL"]);

/** Writes the usual charges of the incoterms that the demonstration uses. */
export async function demonstrationIncoterms(
  tx: Tx,
  companyId: string,
  book: Pick<DemonstrationBook, "charge" | "unit" | "incoterm">,
): Promise<void> {
  const lines = (["FOB", "CIF"] as const).flatMap((term) =>
    (
      [
        ["SELL", selling[term]],
        ["BUY", buying[term]],
      ] as const
    ).flatMap(([type, charges]) =>
      charges.map(([code, hint, unit, chargeTo], at) => ({
        companyId,
        id: newId(),
        incotermId: book.incoterm(term),
        type,
        lineNo: at + 1,
        chargeId: book.charge(code),
        quantityType: hint,
        unitId: book.unit(unit),
        chargeTo,
        currencyId: inDollars.has(code) ? "USD" : "VND",
        feeType: code.endsWith("_OF") ? "Freight" : "LocalCharge",
      })),
    ),
  );
  await insertRows(tx, "incoterm_charge", lines);
}
