import { filePreview, getDocumentTypes, uploadEdoc } from "@fairway/areas/file/contract.ts";
import * as filed from "@fairway/areas/file/server/filedDocuments.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import "@fairway/areas/housebill/server/billFileOwners.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import "@fairway/areas/shipment/server/shipmentFileOwners.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { beforeAll, expect, test } from "vitest";
import { documentTypes } from "../../../db/seed/referenceDocumentTypes.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { documentsOfJob, downloadDocuments } from "./documentsOfJob.ts";

const database = await testDatabase();
const lan = castActor("documentation");
beforeAll(() => inTransaction(database, writeShippingGround));

const paper = (name: string) => ({
  name,
  mime: "application/pdf",
  bytes: Buffer.from(`%PDF-1.7\n% ${name}\n%%EOF`),
});

async function openJob(tx: Tx) {
  const job = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: today(),
    eta: addDays(today(), 20),
    incotermId: ground.fob,
    flightVesselName: "EVER ACE",
    voyNo: "1234E",
  });
  const { data: made } = await createShipment(tx, lan, job);
  const bill = bills.createHouseBill.body.parse({
    jobId: made.id,
    customerId: ground.customer,
    saleManId: castActor("administrator").userId,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
  });
  return { job: made, bill: (await createHouseBill(tx, lan, bill)).data };
}

const place = (folder: { moduleName: string; folder: string }, id: string) => ({ ...folder, id });
const upload = (tx: Tx, at: ReturnType<typeof place>, documentType: string, name: string) =>
  filed.uploadEdoc(tx, lan, {
    ...uploadEdoc.body.parse({ ...at, documentType }),
    files: [paper(name)],
  });

test("a job shows its documents and those of its bills by type, with three statements", () =>
  rolledBack(database, async (tx) => {
    const { job, bill } = await openJob(tx);
    await upload(tx, place(jobFiles, job.id), "VGM", "vgm.pdf");
    await upload(tx, place(billFiles, bill.id), "Customs", "declaration.pdf");
    const previewed = filePreview.body.parse({ ...place(billFiles, bill.id), templateCode: "HBL" });
    await filed.filePreview(tx, lan, { ...previewed, files: [paper("bill.pdf")] });
    const before = statementCount(tx);
    const found = await documentsOfJob(tx, lan, { jobId: job.id, transactionType: "SFE" });
    expect(statementCount(tx) - before).toBe(3);
    expect(found.bills).toEqual([{ id: bill.id, hwbno: bill.hwbno }]);
    expect(
      found.documents.map(({ documentType, name, hwbno }) => [documentType, name, hwbno]),
    ).toEqual([
      ["Customs", "declaration.pdf", bill.hwbno],
      ["HBL", "bill.pdf", bill.hwbno],
      ["VGM", "vgm.pdf", null],
    ]);
    const elsewhere = documentsOfJob(tx, lan, { jobId: job.id, transactionType: "AE" });
    expect((await refusal(elsewhere)).code).toBe("record.notFound");
    expect((await refusal(upload(tx, place(billFiles, job.id), "HBL", "x.pdf"))).code).toBe(
      "record.notFound",
    );

    await deleteHouseBill(tx, lan, { id: bill.id });
    const left = await documentsOfJob(tx, lan, { jobId: job.id });
    expect(left.documents.map(({ name }) => name)).toEqual(["vgm.pdf"]);
    await lockShipment(tx, castActor("administrator"), { id: job.id });
    expect((await refusal(upload(tx, place(jobFiles, job.id), "VGM", "y.pdf"))).entry.status).toBe(
      409,
    );
  }));

test("the archive of a job has a folder for each bill", () =>
  rolledBack(database, async (tx) => {
    const { job, bill } = await openJob(tx);
    const desk = { database } as Parameters<typeof downloadDocuments>[3];
    expect((await refusal(downloadDocuments(tx, lan, { jobId: job.id }, desk))).code).toBe(
      "record.notFound",
    );
    await upload(tx, place(jobFiles, job.id), "Booking", "booking.pdf");
    await upload(tx, place(billFiles, bill.id), "HBL", "bill.pdf");
    const archive: AnsweredFile = await downloadDocuments(tx, lan, { jobId: job.id }, desk);
    expect(archive.name).toBe(`${job.jobNo.replaceAll("/", "_")}.zip`);
    const pieces: Uint8Array[] = [];
    for await (const piece of archive.bytes as AsyncIterable<Uint8Array>) pieces.push(piece);
    const text = Buffer.concat(pieces).toString("latin1");
    expect(text).toContain("booking.pdf");
    expect(text).toContain(`${bill.hwbno.replaceAll("/", "_")}/bill.pdf`);
  }));

test("each service is offered the types of document of its trade", () =>
  rolledBack(database, async (tx) => {
    const companyId = lan.companyId;
    await insertRows(
      tx,
      "document_type",
      documentTypes.map((each) => ({ companyId, id: newId(), ...each })),
    );
    const typesOf = async (transactionType?: string) => {
      const ask = getDocumentTypes.query.parse({ transactionType });
      return (await filed.getDocumentTypes(tx, lan, ask)).map((each) => each.code);
    };
    const seaExport = await typesOf("SFE");
    expect(seaExport).toEqual(expect.arrayContaining(["VGM", "SI", "HBL", "POD"]));
    for (const absent of ["ArrivalNotice", "HAWB", "DeliveryOrder"]) {
      expect(seaExport).not.toContain(absent);
    }
    const airImport = await typesOf("AI");
    expect(airImport).toEqual(expect.arrayContaining(["HAWB", "AuthorizeLetter", "POD"]));
    expect(airImport).not.toContain("DeliveryOrder");
    expect(await typesOf("SLI")).toEqual(
      expect.arrayContaining(["DeliveryOrder", "ArrivalNotice"]),
    );
    expect(await typesOf()).toEqual(documentTypes.map((each) => each.code));
  }));
