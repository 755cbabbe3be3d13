import { readNote } from "@fairway/areas/note/server/shownNote.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { paymentsOfInvoice } from "./paymentsOfInvoice.ts";

const database = await testDatabase();
const inTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(database, work);
const accountant = castActor("accountant");
const receivable = castActor("receivable");

test("the main job from debit note to cash", async () => {
  // 1. Two 40HC are charged: freight, THC, bill fee, seals, and the port's fee on behalf.
  const charges = await inTx(async (tx) => {
    await writeChargedJob(tx);
    return keyMainJobCharges(tx);
  });

  // The list of jobs shows at every step how far the job is billed and paid.
  const listed = (as = accountant) =>
    inTx(async (tx) => {
      const criteria = shipmentCriteria.parse({
        transactionType: "SFE",
        keyword: chargedJob.jobNo,
      });
      return (await listShipments(tx, as, { ...criteria, page: 1, size: 15 })).data[0];
    });
  expect(await listed()).toMatchObject({
    customerNames: "Hoa Sen Export",
    marginVnd: "8748338",
    billedPercent: "0",
    toBillVnd: "88607715",
    owedVnd: "0",
  });

  // 2. Lan issues the debit note over everything that the customer owes.
  const note = await inTx((tx) => billNote(tx, [...charges.selling, ...charges.onBehalf]));
  expect(note.code).toMatch(/^SEFDN\d{4}00001$/);
  expect(note.totals.map((each) => [each.currencyId, each.total])).toEqual([
    ["USD", "2920.52"],
    ["VND", "14390000"],
  ]);
  expect(note.totalVnd).toBe("88607715");
  expect(note.status).toBe("New");

  expect(await listed()).toMatchObject({ billedPercent: "100", invoicedPercent: "0" });

  // 3. Ha invoices the selling lines, and the port's fee separately.
  const invoice = await inTx((tx) => billInvoice(tx, charges.selling));
  expect(invoice).toMatchObject({
    totalAmountVnd: "84207715",
    unpaidAmountVnd: "84207715",
    paymentStatus: "Unpaid",
    invoiceNoTempt: "0000001",
    serie: "INV/26",
    cdNoteNos: note.code,
  });
  const onBehalf = await inTx((tx) => billInvoice(tx, charges.onBehalf, { type: "InvoiceTemp" }));
  expect(onBehalf).toMatchObject({ totalAmountVnd: "4400000", serie: "OBH/26" });
  const invoiced = await inTx((tx) => readNote(tx, note.companyId, note.id));
  expect(invoiced).toMatchObject({ status: "Issued Invoice", paymentStatus: "Unpaid" });

  // 4. Fifty million arrive; 34,207,715 stay open.
  const first = await inTx((tx) => receive(tx, "50000000", [invoice.id]));
  expect(first.paymentRefNo).toBe("PT2600001");
  expect(await inTx((tx) => getInvoiceById(tx, accountant, invoice))).toMatchObject({
    paymentStatus: "Paid A Part",
    unpaidAmountVnd: "34207715",
  });

  // 5. The rest arrives; the invoice is paid in dong and in dollars, the note in part.
  await inTx((tx) => receive(tx, "34207715", [invoice.id]));
  expect(await inTx((tx) => getInvoiceById(tx, accountant, invoice))).toMatchObject({
    paymentStatus: "Paid",
    unpaidAmountVnd: "0",
    unpaidAmountUsd: "0.00",
  });
  const inPart = await inTx((tx) => readNote(tx, note.companyId, note.id));
  expect(inPart.paymentStatus).toBe("Paid A Part");
  expect(await listed()).toMatchObject({
    invoicedPercent: "100",
    paidPercent: "95",
    owedVnd: "4400000",
  });

  // 6. The first receipt was booked in error: exactly its fifty million are open again.
  const cancelled = await inTx((tx) =>
    cancelReceipt(tx, receivable, { id: first.id, reason: "Wrong customer" }),
  );
  expect(cancelled.data).toMatchObject({ status: "Cancel", cancelReason: "Wrong customer" });
  expect(cancelled.data.payments.map((line) => line.totalPaidVnd)).toEqual([
    "50000000",
    "-50000000",
  ]);
  expect(await listed()).toMatchObject({ paidPercent: "38", owedVnd: "54400000" });
  // A user who may list the job but not open it is not sent its money.
  const lister = castActor("documentation2", { change: { docSeaFCLExport: { detail: "Owner" } } });
  expect(await listed(lister)).toMatchObject({
    marginVnd: null,
    billedPercent: null,
    owedVnd: null,
  });

  // 7. The payment history of the invoice shows every step.
  const history = await inTx((tx) =>
    paymentsOfInvoice(tx, receivable, { refNo: invoice.voucherId }),
  );
  expect(history.map((each) => [each.event, each.unpaidVnd, each.paymentStatus])).toEqual([
    ["issued", "84207715", "Unpaid"],
    ["receipt", "34207715", "Paid A Part"],
    ["receipt", "0", "Paid"],
    ["cancel", "50000000", "Paid A Part"],
  ]);
});
