import { isOffered } from "@fairway/areas/file/model/documentTypes.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { documentsOfJob } from "@fairway/areas/edoc/server/documentsOfJob.ts";
import "@fairway/areas/housebill/server/billFileOwners.ts";
import "@fairway/areas/shipment/server/shipmentFileOwners.ts";
import * as manifests from "@fairway/areas/manifest/contract.ts";
import { getManifest } from "@fairway/areas/manifest/server/getManifest.ts";
import { saveManifest } from "@fairway/areas/manifest/server/saveManifest.ts";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import * as notes from "@fairway/areas/note/contract.ts";
import { issueNote } from "@fairway/areas/note/server/issueNote.ts";
import { openServices, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { pageCount, paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { documentTypes } from "../../../db/seed/referenceDocumentTypes.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { papersOfSets } from "../model/paperSet.ts";
import { filePaperSet, listPaperSet, printPaperSet } from "./paperSet.ts";
import { savedForSet } from "./paperSetTable.ts";
import { previewContainerLabels } from "./previewContainerLabels.ts";
import { setPapers } from "./setPapers.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = '{AE,AI,SFE,SLE,SCE,SFI,SLI,SCI}'
        where company_id = ${companyId}`,
    );
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const boxes = [
  { containerNo: "MSCU9988773", sealNo: "VN2", packageQuantity: "20" },
  { containerNo: "CSQU3054383", sealNo: "VN1", packageQuantity: "10" },
].map((box) => ({ ...box, containerTypeId: ground.hc40, packageTypeId: ground.carton, gw: "900" }));

const openJob = async (tx: Tx, change: object = {}) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: addDays(day, -20),
    eta: day,
    incotermId: ground.fob,
    flightVesselName: "EVER ACE",
    voyNo: "1234E",
    mawb: "EGLV0001",
    ...change,
  });
  return (await createShipment(tx, lan, ask)).data;
};
const write = async (tx: Tx, jobId: string, change: object = {}) => {
  const ask = bills.createHouseBill.body.parse({
    jobId,
    customerId: ground.customer,
    saleManId: administrator.userId,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    packageQty: "30",
    packageType: ground.carton,
    ...change,
  });
  return (await createHouseBill(tx, lan, ask)).data;
};
const list = (tx: Tx, id: string) => listPaperSet(tx, lan, { id });
const chosen = (id: string, papers: readonly { paper: string; recordId: string }[]) =>
  contract.printPaperSet.body.parse({
    id,
    papers: papers.map(({ paper, recordId }) => ({ paper, recordId })),
    language: "en",
  });

describe("the set of papers of a job", () => {
  test("each is filed under a type of document of its service", () => {
    for (const service of openServices) {
      const types = documentTypes
        .filter((each) => isOffered({ ...each, active: true }, service.code))
        .map((each) => each.code);
      for (const paper of service.paperSet) {
        expect(types, `${service.code} ${paper}`).toContain(papersOfSets[paper].fileAs);
      }
    }
  });

  test(
    "names why a paper is missing, and its print refuses for the same reason",
    story(async (tx) => {
      const arrives = {
        transactionType: "SFI",
        mawb: "EGLV0003",
        pol: ground.losAngeles,
        pod: ground.saigon,
        typeOfService: "FCL/FCL",
      };
      for (const { service, job: open, bill } of [
        { service: "SFE", job: {}, bill: {} },
        {
          service: "SFI",
          job: arrives,
          bill: { hwbno: "RTM1", mawb: "EGLV0003", hbltype: "Original", serviceType: "FCL/FCL" },
        },
        {
          service: "AE",
          job: { transactionType: "AE", mawb: "738-24681355", flightDate: day, voyNo: null },
          bill: { hwbno: "FWHAN001", grossWeight: "10", chargeWeight: "10" },
        },
      ]) {
        const job = await openJob(tx, open);
        await write(tx, job.id, bill);
        const before = statementCount(tx);
        const offered = await list(tx, job.id);
        expect(statementCount(tx) - before).toBeLessThanOrEqual(3);
        expect(offered.map(({ paper }) => paper)).toEqual(serviceOf(service).paperSet);
        const stored = await readShipment(tx, lan, job.id);
        const around = { job: stored, saved: await savedForSet(tx, stored) };
        for (const { paper, recordId, why } of offered) {
          const printed = setPapers[paper]
            .print(tx, lan, { id: recordId, language: "en" }, around)
            .then(
              () => null,
              (fault: unknown) => (fault instanceof Refused ? fault.say("en") : String(fault)),
            );
          expect(await printed, `${service} ${paper}`).toBe(why);
        }
      }
    }),
  );

  test(
    "is printed as one archive, the papers of a bill in its folder, and one paper as itself",
    story(async (tx) => {
      const job = await openJob(tx, { csMawbcontainers: boxes });
      const bill = await write(tx, job.id, { hwbno: "FW/1" });
      const fresh = await getManifest(tx, lan, { jobId: job.id, fresh: "false" });
      await saveManifest(tx, lan, manifests.saveManifest.body.parse(fresh));
      const offered = await list(tx, job.id);
      const ready = offered.filter(({ why }) => why === null);
      expect(ready.map(({ paper }) => paper)).toEqual([
        "coverPage",
        "houseBill",
        "manifest",
        "containerLabels",
        "proofOfDelivery",
        "profitSheet",
      ]);
      const archive = await printPaperSet(tx, lan, chosen(job.id, offered));
      expect(archive.name).toBe(`${job.jobNo.replaceAll("/", "_")}-PAPERS.zip`);
      const parts: Uint8Array[] = [];
      for await (const part of archive.bytes as AsyncIterable<Uint8Array>) parts.push(part);
      const packed = Buffer.concat(parts).toString("latin1");
      expect(packed).toContain("FW_1/FW_1.pdf");
      expect(packed).toContain("NOT-PRINTED.txt");
      const one = await printPaperSet(
        tx,
        lan,
        chosen(job.id, [{ paper: "houseBill", recordId: bill.id }]),
      );
      expect(paperText(one.bytes as Buffer)).toContain("COPY");
    }),
  );

  test(
    "is printed as one PDF in its order, with what could not be printed on its last page",
    story(async (tx) => {
      const job = await openJob(tx, { csMawbcontainers: boxes });
      await write(tx, job.id, { hwbno: "FW/1" });
      const offered = (await list(tx, job.id)).filter(({ paper }) => paper !== "profitSheet");
      const ask = { ...chosen(job.id, offered), together: true };
      const file = await printPaperSet(tx, lan, ask);
      expect(file).toMatchObject({
        name: `${job.jobNo.replaceAll("/", "_")}-PAPERS.pdf`,
        mime: "application/pdf",
      });
      const pages = paperText(file.bytes as Buffer).split("\f");
      const at = (said: string) => pages.findIndex((page) => page.includes(said));
      const order = ["COVER PAGE", "BILL OF LADING", "CONTAINER LABEL", "PROOF OF DELIVERY"];
      expect(order.map(at).every((page) => page >= 0)).toBe(true);
      expect(order.map(at)).toEqual(order.map(at).toSorted((one, other) => one - other));
      expect(at("NOT PRINTED")).toBeGreaterThan(at("PROOF OF DELIVERY"));
      expect(pages[at("NOT PRINTED")]).toContain("Debit note");
      // Each paper counts its own pages.
      expect(pages[at("PROOF OF DELIVERY")]).toContain("1/1");
    }),
  );

  test(
    "has the debit notes of the job by number, and the booking note that it uses",
    story(async (tx) => {
      const job = await openJob(tx);
      const bill = await write(tx, job.id, { hwbno: "FW/1" });
      await insertRows(tx, "charge", [
        {
          companyId,
          id: "0190c0de-0000-7000-8000-000000000991",
          code: "SS_DOC",
          chargeNameEn: "Documents",
          chargeNameVn: "Phí chứng từ",
          type: "DEBIT",
          serviceTypeId: [],
        },
      ]);
      const sold = {
        chargeId: "0190c0de-0000-7000-8000-000000000991",
        unitId: ground.hc40,
        unitPrice: "500000",
        currencyId: "VND",
        paymentObjectId: ground.customer,
        exchangeDate: day,
      };
      const saved = await saveCharges(
        tx,
        lan,
        addAndUpdate.body.parse({ hblid: bill.id, type: "SELL", charges: [sold] }),
      );
      await insertRows(tx, "exchange_rate", [
        {
          companyId,
          id: "0190c0de-0000-7000-8000-000000000992",
          currencyFrom: "USD",
          currencyTo: "VND",
          rate: "25412.5",
          effectiveOn: addDays(day, -9),
        },
      ]);
      const note = await issueNote(
        tx,
        administrator,
        notes.addNote.body.parse({
          type: "DEBIT",
          jobId: job.id,
          partnerId: ground.customer,
          chargeIds: saved.data.map(({ id }) => id),
        }),
      );
      const [offered] = (await list(tx, job.id)).filter(({ paper }) => paper === "debitNotes");
      expect(offered).toMatchObject({ noteNo: note.data.code, hwbno: null, why: null });
      const ask = chosen(job.id, [{ paper: "debitNotes", recordId: offered?.recordId ?? "" }]);
      const printed = await printPaperSet(tx, lan, ask);
      expect(paperText(printed.bytes as Buffer)).toContain("DEBIT NOTE");
      const { data } = await filePaperSet(tx, lan, ask);
      expect(data.filed).toMatchObject([{ noteNo: note.data.code }]);
    }),
  );

  test(
    "is filed with the job and its bills; a closed job files nothing but prints",
    story(async (tx) => {
      const job = await openJob(tx, { csMawbcontainers: boxes });
      const bill = await write(tx, job.id, { hwbno: "FW/1" });
      const offered = await list(tx, job.id);
      const { data } = await filePaperSet(tx, lan, chosen(job.id, offered));
      expect(data.missing.map(({ paper }) => paper)).toEqual([
        "attachList",
        "manifest",
        "instruction",
        "debitNotes",
      ]);
      const { documents } = await documentsOfJob(tx, lan, { jobId: job.id });
      expect(
        documents.map(({ documentType, hwbno }) => `${documentType} ${hwbno}`).toSorted(),
      ).toEqual(["ContainerLabel null", "CoverPage null", "HBL FW/1", "PLSheet null", "POD FW/1"]);
      const nothing = await refusal(
        printPaperSet(tx, lan, chosen(job.id, [{ paper: "manifest", recordId: job.id }])),
      );
      expect(nothing.code).toBe("dossier.nothingToPrint");
      const strange = chosen(job.id, [{ paper: "deliveryOrder", recordId: bill.id }]);
      expect((await refusal(printPaperSet(tx, lan, strange))).code).toBe("record.notFound");
      await lockShipment(tx, administrator, { id: job.id });
      const again = chosen(job.id, [{ paper: "coverPage", recordId: job.id }]);
      expect((await refusal(filePaperSet(tx, lan, again))).code).toBe("shipment.locked");
      expect((await printPaperSet(tx, lan, again)).mime).toBe("application/pdf");
    }),
  );
});

test(
  "a label is printed for each container with a number, by number, with its bills",
  story(async (tx) => {
    const job = await openJob(tx, { csMawbcontainers: boxes });
    await write(tx, job.id, { hwbno: "FW/1", csMawbcontainers: boxes.slice(0, 1) });
    const before = statementCount(tx);
    const paper = await previewContainerLabels(tx, lan, { id: job.id, language: "vi" });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    const pages = paperText(paper.bytes as Buffer).split("\f");
    expect(pageCount(paper.bytes as Buffer)).toBe(2);
    expect(pages[0]).toContain("CSQU3054383");
    expect(pages[0]).not.toContain("FW/1");
    expect(pages[1]).toContain("MSCU9988773");
    for (const said of ["NHÃN CONTAINER", "VN2", "FW/1", "EVER ACE - 1234E", "900,000 kg"]) {
      expect(pages[1]).toContain(said);
    }
    const bare = await openJob(tx, { mawb: "EGLV0002" });
    const none = await refusal(previewContainerLabels(tx, lan, { id: bare.id }));
    expect(none.code).toBe("dossier.noContainers");
  }),
);
