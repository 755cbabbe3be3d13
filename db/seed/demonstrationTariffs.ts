import { addTariff } from "@fairway/areas/tariff/server/saveTariff.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DemonstrationBook } from "./demonstrationBook.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";

type Line = Readonly<Record<string, string | null>>;

const line = (
  charge: string,
  unitPrice: string,
  unit: string,
  currencyId: string,
  more: Line = {},
): Line => ({ charge, unitPrice, unit, currencyId, type: "Single", vatrate: "8", ...more });
const perBox = { rangeType: "Container" };

// The prices of everybody, and those of one customer and of one carrier.
const general = [
  line("S_THC", "3750000", "20GP", "VND", perBox),
  line("S_THC", "5600000", "40HC", "VND", perBox),
  line("S_SEAL", "9.5", "CONT", "USD", perBox),
  line("S_BL", "950000", "BL", "VND"),
  line("S_OF", "1450", "40HC", "USD", { ...perBox, vatrate: "0", pod: "USLAX" }),
  line("S_OF", "620", "40HC", "USD", { ...perBox, vatrate: "0", pod: "JPUKB" }),
];
const loose = [
  line("S_CFS", "6.75", "CBM", "USD", { type: "Min-Max", rangeType: "CBM", min: "30", max: "75" }),
  line("S_BL", "850000", "BL", "VND"),
];
const ofCustomer = [line("S_SEAL", "8.8", "CONT", "USD", perBox)];
const ofCarrier = [
  line("B_THC", "3400000", "20GP", "VND", perBox),
  line("B_THC", "5150000", "40HC", "VND", perBox),
  line("B_SEAL", "8", "CONT", "USD", perBox),
];

/** Writes tariffs of sea export: general ones, a customer's, a carrier's, and one that ends soon. */
export async function seedTariffs(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
): Promise<void> {
  const director = company.acting("long", today(), "administrator");
  const day = today();
  const year = { effectiveDate: addDays(day, -200), expiredDate: addDays(day, 165) };
  const tariffs = [
    { tariffName: "Sea FCL export", productService: "SFE", ...year, lines: general },
    {
      tariffName: "Sea LCL export",
      productService: "SLE",
      effectiveDate: addDays(day, -160),
      expiredDate: addDays(day, 20),
      lines: loose,
    },
    {
      tariffName: "Hoa Sen Garment, sea FCL export",
      productService: "SFE",
      tariffType: "Customer",
      customer: book.partner("HOA SEN GARMENT"),
      ...year,
      lines: ofCustomer,
    },
    {
      tariffName: "Viet Ocean Lines, sea FCL export",
      productService: "SFE",
      tariffType: "Supplier",
      supplier: book.partner("VIET OCEAN LINES"),
      ...year,
      lines: ofCarrier,
    },
  ];
  for (const { lines, ...tariff } of tariffs) {
    await addTariff(tx, director, {
      tariffType: "General",
      applyOfficeId: director.officeId,
      ...tariff,
      lines: lines.map(({ charge, unit, pod, ...each }) => ({
        ...each,
        chargeId: book.charge(charge ?? ""),
        unitId: book.unit(unit ?? ""),
        pod: pod ? book.port(pod) : null,
      })),
    });
  }
}
