import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { paymentImport } from "./importPayments.ts";
import { paymentsOfInvoice } from "./paymentsOfInvoice.ts";

const database = await testDatabase();
const yen = castActor("receivable");
const { day } = chargedJob;
const imports = paymentImport("Invoice");

interface Ground {
  readonly local: string;
  readonly voucherId: string;
  readonly port: string;
}

const story = (work: (tx: Tx, ground: Ground) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    const local = await billInvoice(tx, selling.slice(1));
    const port = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    await work(tx, { local: local.id, voucherId: local.voucherId, port: port.voucherId });
  });

const rowOf = (row: number, voucherId: string, paidAmount: string, change: object = {}) => ({
  row,
  cells: { voucherId, paymentNo: `FT${row}`, paidDate: day, paidAmount, ...change },
});

describe("an import of payments", () => {
  // Rule RC-27.
  test(
    "posts a receipt for each payment once, all rows or none",
    story(async (tx, { local, voucherId }) => {
      const sheet = [rowOf(1, voucherId, "511465"), rowOf(2, voucherId, "1000000")];
      const wrong = [...sheet, rowOf(3, voucherId, "9000001")];
      expect((await refusal(imports.store(tx, yen, { rows: wrong }))).code).toBe(
        "import.wrongRows",
      );
      const { data } = await imports.store(tx, yen, { rows: sheet });
      expect(data).toEqual({ count: 2, added: 2, changed: 0 });
      const paid = await getInvoiceById(tx, yen, { id: local });
      expect([paid.paidAmount, paid.unpaidAmount]).toEqual(["1511465", "9000000"]);
      const events = await paymentsOfInvoice(tx, yen, { refNo: local });
      expect(events.slice(1).map(({ note, paidVnd }) => [note, paidVnd])).toEqual([
        ["FT1", "511465"],
        ["FT2", "1000000"],
      ]);
      expect((await imports.store(tx, yen, { rows: sheet })).data.count).toBe(0);
    }),
  );

  test(
    "marks an unknown invoice, one of the other kind, a day to come and an amount of nothing",
    story(async (tx, { voucherId, port }) => {
      const sheet = [
        rowOf(1, "FHD9901/99999", "1"),
        rowOf(2, port, "1"),
        rowOf(3, voucherId, "1", { paidDate: addDays(yen.today, 1) }),
        rowOf(4, voucherId, "0"),
      ];
      const { entry, fields } = await refusal(imports.store(tx, yen, { rows: sheet }));
      expect(entry.status).toBe(400);
      expect(fields.map(({ code }) => code)).toEqual([
        "receipt.unknownInvoice",
        "receipt.unknownInvoice",
        "receipt.paidDate",
        "receipt.amount",
      ]);
    }),
  );
});

test(
  "a payment number stands once for an invoice in a sheet",
  story(async (tx, { local, voucherId }) => {
    const twice = ["500000", "300000"].map((amount, at) =>
      rowOf(at + 1, voucherId, amount, { paymentNo: "FT" }),
    );
    expect((await refusal(imports.store(tx, yen, { rows: twice }))).code).toBe("import.wrongRows");
    expect((await getInvoiceById(tx, yen, { id: local })).paidAmount).toBe("0");
  }),
);

test(
  "an invoice out of reach is unknown, whatever its payment number",
  story(async (tx, { voucherId }) => {
    const paid = [rowOf(1, voucherId, "500000", { paymentNo: "FT77" })];
    await imports.store(tx, yen, { rows: paid });
    const hph = castActor("documentationHph", { rights: rightsFor("receivable") });
    for (const paymentNo of ["FT78", "FT77"]) {
      const rows = [rowOf(1, voucherId, "1", { paymentNo })];
      expect((await refusal(imports.store(tx, hph, { rows }))).code).toBe("import.wrongRows");
    }
  }),
);
