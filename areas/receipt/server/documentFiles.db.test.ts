import { noteKind } from "@fairway/areas/note/model/noteKind.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import "@fairway/areas/note/server/noteFileOwners.ts";
import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { askOwner } from "@fairway/areas/file/server/fileOwners.ts";
import { listFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import "@fairway/areas/housebill/server/billFileOwners.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import { invoiceKind } from "@fairway/areas/invoice/model/invoiceKind.ts";
import "@fairway/areas/invoice/server/invoiceFileOwners.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import "@fairway/areas/shipment/server/shipmentFileOwners.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, cancelBilled, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { deleteReceipt } from "./deleteReceipt.ts";
import "./receiptFileOwners.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const scan = { name: "scan.pdf", mime: "application/pdf", bytes: Buffer.from("%PDF-1.7\n") };
const { jobId, bill } = chargedJob;
const job = { ...jobFiles, objectId: jobId };

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx, await keyMainJobCharges(tx));
  });
const refused = (code: string) => expect.objectContaining({ code });

/** Attaches a scan as a user who may change the record and returns its name. */
async function attach(tx: Tx, owner: { moduleName: string; folder: string; objectId: string }) {
  const numbers = await askOwner(tx, ha, owner, "change");
  await attachFiles(tx, ha, { owner, files: [scan], numbers });
  return numbers;
}

test(
  "files of a job bear its numbers, and that of the bill they are of",
  story(async (tx) => {
    const numbers = await askOwner(tx, ha, { ...job, childId: bill }, "change");
    expect(numbers).toMatchObject({ jobNo: chargedJob.jobNo, hwbno: expect.stringMatching(/./) });
    const stray = askOwner(tx, ha, { ...job, childId: newId() }, "see");
    await expect(stray).rejects.toEqual(refused("record.notFound"));
  }),
);

test(
  "on a locked job files are seen and stay as they are",
  story(async (tx) => {
    await run(
      tx,
      sql`update shipment set is_locked = true, locked_date = now(),
      locked_user = ${ha.userId} where company_id = ${companyId}`,
    );
    const ofBill = { ...billFiles, objectId: bill };
    for (const owner of [job, ofBill]) {
      await askOwner(tx, ha, owner, "see");
      await expect(askOwner(tx, ha, owner, "change")).rejects.toEqual(refused("shipment.locked"));
    }
  }),
);

test(
  "files of a bill and a note go with them; those of a canceled invoice and a dropped draft stay",
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling);
    const invoice = await billInvoice(tx, selling);
    const draft = await receive(tx, "1000000", [invoice.id], { saveAction: 0 });
    const owners = {
      bill: { ...billFiles, objectId: bill },
      note: { ...noteKind.files, objectId: note.id },
      invoice: { ...invoiceKind.files, objectId: invoice.id },
      receipt: { ...receiptKind.files, objectId: draft.id },
    };
    expect(await attach(tx, owners.note)).toMatchObject({ billingNo: note.code });
    expect(await attach(tx, owners.invoice)).toMatchObject({ billingNo: invoice.voucherId });
    expect(await attach(tx, owners.receipt)).toMatchObject({ billingNo: draft.paymentRefNo });
    await attach(tx, owners.bill);
    await deleteReceipt(tx, ha, { id: draft.id });
    await cancelBilled(tx, ha, invoice.id);
    await deleteNote(tx, ha, { cdNoteId: note.id });
    await deleteHouseBill(tx, ha, { id: bill });
    for (const [kind, owner] of Object.entries(owners)) {
      const stays = kind === "invoice" || kind === "receipt" ? 1 : 0;
      expect([kind, (await listFiles(tx, ha, owner)).length]).toEqual([kind, stays]);
    }
  }),
);

test.each([
  ["note", "cdNote.synced"],
  ["invoice", "invoice.fromAccounting"],
  ["receipt", "receipt.synced"],
])("files of a %s that went to the accounting system stay as they are", (kind, code) =>
  story(async (tx, { selling }) => {
    const note = await billNote(tx, selling);
    const invoice = await billInvoice(tx, selling);
    const receipt = await receive(tx, "1000000", [invoice.id]);
    const owners: Readonly<Record<string, Parameters<typeof attach>[1]>> = {
      note: { ...noteKind.files, objectId: note.id },
      invoice: { ...invoiceKind.files, objectId: invoice.id },
      receipt: { ...receiptKind.files, objectId: receipt.id },
    };
    const owner = owners[kind] as Parameters<typeof attach>[1];
    await attach(tx, owner);
    await run(
      tx,
      sql`update document set sync_status = 'Synced'
        where company_id = ${companyId} and kind = ${kind}`,
    );
    await askOwner(tx, ha, owner, "see");
    await expect(askOwner(tx, ha, owner, "change")).rejects.toEqual(refused(code));
  })(),
);
