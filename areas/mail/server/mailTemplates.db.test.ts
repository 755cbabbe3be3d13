import * as arrival from "@fairway/areas/arrival/contract.ts";
import { updateDeliveryOrder } from "@fairway/areas/arrival/server/deliveryOrder.ts";
import { updateArrival } from "@fairway/areas/arrival/server/updateArrival.ts";
import * as billCalls from "@fairway/areas/housebill/contract.ts";
import * as waybills from "@fairway/areas/airwaybill/contract.ts";
import { getAirWayBill } from "@fairway/areas/airwaybill/server/getAirWayBill.ts";
import { createAirWayBill } from "@fairway/areas/airwaybill/server/saveAirWayBill.ts";
import * as chargeCalls from "@fairway/areas/charge/contract.ts";
import { importJob } from "@fairway/areas/charge/server/importJob.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import * as manifest from "@fairway/areas/manifest/contract.ts";
import { getManifest } from "@fairway/areas/manifest/server/getManifest.ts";
import { saveManifest } from "@fairway/areas/manifest/server/saveManifest.ts";
import * as jobCalls from "@fairway/areas/shipment/contract.ts";
import { copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { fileStore } from "@fairway/engine/files/fileStore.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { draftOf } from "./draftMails.ts";
import { listTemplates, resetTemplate, saveTemplate } from "./mailTemplates.ts";
import { sendMail } from "./sendMail.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = '{SFE,SLE,SCE,AE,AI}' where company_id = ${companyId}`,
    );
    await run(
      tx,
      sql`update partner set email = case id when ${ground.customer} then 'docs@hoasen.example'
          when ${ground.agent} then 'agent@pacific.example' else 'line@evergreen.example' end
        where company_id = ${companyId}
          and id in (${ground.customer}, ${ground.agent}, ${ground.carrier})`,
    );
    await run(
      tx,
      sql`update sys_group set email = 'team@fairway.example' where company_id = ${companyId}`,
    );
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openJob = async (tx: Tx, change: object = {}) => {
  const ask = jobCalls.createShipment.body.parse({
    transactionType: "AE",
    mawb: "738-24681355",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 2),
    incotermId: ground.fob,
    flightVesselName: "VN300",
    ...change,
  });
  return (await createShipment(tx, lan, ask)).data;
};
const write = async (tx: Tx, jobId: string, change: object = {}) => {
  const ask = billCalls.createHouseBill.body.parse({
    jobId,
    hwbno: "FWY0001",
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    packageQty: "12",
    grossWeight: "218.4",
    chargeWeight: "240",
    packageType: ground.carton,
    ...change,
  });
  return (await createHouseBill(tx, lan, ask)).data;
};

describe("templates", () => {
  const key = { kind: "preAlert", family: "air", language: "en" } as const;
  const texts = {
    ...key,
    version: null,
    subject: "{mawb}\r\nBcc: all@example.com",
    body: "Hello {agent},<script>alert(1)</script><br />flight {carriage}<br>ATA {ata}",
    repeated: "{hwbno}: {packages}, {chargeWeight}",
    footer: "{sender}",
  };
  const save = (tx: Tx, change: object = {}, actor = administrator) =>
    saveTemplate(tx, actor, contract.saveTemplate.body.parse({ ...texts, ...change }));

  test(
    "a changed template writes the drafts, without markup that is none and without other heads",
    story(async (tx) => {
      const { data } = await save(tx);
      expect(data).toMatchObject({ version: 1, may: ["update", "reset"] });
      expect(data.subject).toBe("{mawb} Bcc: all@example.com");
      const job = await openJob(tx);
      await write(tx, job.id, { shipperDescription: "A <b>B</b>" });
      await write(tx, job.id, { hwbno: "FWY0002", packageQty: "5" });
      const before = statementCount(tx);
      const draft = await draftOf("preAlert")(tx, lan, { jobId: job.id, language: "en" });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
      expect(draft.subject).toBe("738-24681355 Bcc: all@example.com");
      const flight = new RegExp(`^Hello Pacific Bridge LLC,<br>flight VN300`);
      expect(draft.body).toMatch(flight);
      expect(draft.body).toContain("<br><br>FWY0001: 12 CTN, 240 kg<br><br>FWY0002: 5 CTN");
      expect(draft.body).not.toMatch(/ATA|script/);

      const again = await save(tx, { version: 1, footer: "" });
      expect(again.data.version).toBe(2);
      expect((await refusal(save(tx, { version: 1 }))).code).toBe("record.conflict");
      const reset = await resetTemplate(tx, administrator, { ...key, version: 2 });
      expect(reset.data).toMatchObject({ id: null, may: ["update"] });
    }),
  );

  test(
    "unknown places, a text without words and users without the right are refused",
    story(async (tx) => {
      const wrong = await refusal(
        save(tx, { subject: "{nobody}", body: "<script>x</script>", footer: "{x" }),
      );
      expect(wrongFields(wrong)).toEqual([
        "subject mail.placeUnknown",
        "footer mail.placeOpen",
        "body field.required",
      ]);
      const ofOffice = castActor("documentation", { change: { sysMail: { write: "Office" } } });
      expect((await refusal(save(tx, {}, ofOffice))).entry.status).toBeOneOf([403, 404]);
      const strange = save(tx, { kind: "deliveryOrder" });
      expect((await refusal(strange)).code).toBe("mail.templateUnknown");
      const listed = await listTemplates(tx, administrator);
      expect(listed.every(({ version, may }) => version === null && may.length === 1)).toBe(true);
    }),
  );
});

describe("who gets a mail", () => {
  test(
    "an export goes to the customer, and its group reads along",
    story(async (tx) => {
      const job = await openJob(tx);
      await write(tx, job.id);
      const draft = await draftOf("preAlert")(tx, lan, { jobId: job.id });
      expect(draft).toMatchObject({ to: "docs@hoasen.example", cc: "team@fairway.example" });
    }),
  );

  test(
    "a mail about bills of several customers is offered to the agent alone",
    story(async (tx) => {
      const job = await openJob(tx);
      await write(tx, job.id);
      const other = { hwbno: "FWY0002", customerId: ground.otherCustomer };
      await write(tx, job.id, other);
      const draft = await draftOf("preAlert")(tx, lan, { jobId: job.id });
      expect(draft.to).toBe("agent@pacific.example");
    }),
  );

  test(
    "an air import goes in copy to the mailbox of the department, with its papers and facts",
    story(async (tx) => {
      await insertRow(tx, "email_setting", {
        companyId,
        id: newId(),
        deptId: lan.departmentId,
        emailType: "Air Import Mail",
        emailInfo: "air@fairway.example",
      });
      const job = await openJob(tx, {
        transactionType: "AI",
        pol: ground.losAngeles,
        pod: ground.saigon,
        etd: addDays(day, -2),
        eta: day,
        ata: day,
        route: "LAX-SGN",
      });
      const bill = await write(tx, job.id, { consigneeId: ground.otherCustomer });
      const before = async () =>
        (await draftOf("arrivalNotice")(tx, lan, { hblId: bill.id })).attachFiles.length;
      expect(await before()).toBe(0);
      const notice = { hblid: bill.id, version: null, csArrivalFrieghtCharges: [] };
      await updateArrival(tx, lan, arrival.updateArrival.body.parse(notice));
      const letter = arrival.updateDeliveryOrder.body.parse({ hblid: bill.id, version: null });
      await updateDeliveryOrder(tx, lan, letter);
      const count = statementCount(tx);
      const draft = await draftOf("arrivalNotice")(tx, lan, { hblId: bill.id, language: "en" });
      expect(statementCount(tx) - count).toBeLessThanOrEqual(6);
      expect(draft.cc).toBe("team@fairway.example; air@fairway.example");
      expect(draft.to).toBe("docs@hoasen.example");
      expect(draft.attachFiles.map(({ key }) => key)).toEqual([`AN:${bill.id}`, `AL:${bill.id}`]);
      for (const fact of ["738-24681355", "FWY0001", "12 CTN", "218.4 kg", "VN300", "LAX-SGN"]) {
        expect(draft.body).toContain(fact);
      }
      expect(draft.body).toContain("<b>ATA:</b>");
    }),
  );
});

test(
  "mails of air exports attach the house and master waybills as they are when they are sent",
  story(async (tx) => {
    const job = await openJob(tx);
    const bills = [await write(tx, job.id), await write(tx, job.id, { hwbno: "FWY0002" })];
    const waybill = waybills.createAirWayBill.body.parse({
      ...(await getAirWayBill(tx, lan, { jobId: job.id })),
      rateCharge: "2.85",
      asArranged: false,
    });
    await createAirWayBill(tx, lan, waybill);
    const keys = [...bills.map(({ id }) => `houseBill:${id}`), `MAWB:${job.id}`];
    const before = statementCount(tx);
    const draft = await draftOf("preAlert")(tx, lan, { jobId: job.id });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    expect(draft.attachFiles.map(({ key, isChosen }) => [key, isChosen])).toEqual(
      keys.map((key) => [key, true]),
    );
    const late = { ...bills[0], consigneeDescription: "LATE CONSIGNEE" };
    await updateHouseBill(tx, lan, billCalls.updateHouseBill.body.parse(late));
    const ask = { kind: "preAlert", jobId: job.id, hblId: null, to: "a@b.example" } as const;
    const sent = contract.sendMail.body.parse({
      ...ask,
      subject: "Pre-alert",
      body: "Flown",
      attachFiles: keys,
    });
    const { files } = (await sendMail(tx, lan, sent)).data;
    expect(files.map(({ name }) => name)).toEqual([
      "FWY0001.pdf",
      "FWY0002.pdf",
      "MAWB_738-24681355.pdf",
    ]);
    const printed = await Promise.all(
      files.map(async ({ fileId }) =>
        paperText(Buffer.from((await fileStore().read(tx, companyId, fileId ?? "")) ?? [])),
      ),
    );
    expect(printed[0]).toContain("LATE CONSIGNEE");
    expect(printed[1]).toContain("FWY0002");
    expect(printed[2]).toContain("24681355");
    const ofBill = await draftOf("houseBill")(tx, lan, { hblId: bills[0]?.id ?? "" });
    expect(ofBill.attachFiles.map(({ key }) => key)).toEqual(keys.slice(0, 1));
  }),
);

test(
  "a mail to the salesman is ordered for new and copied bills and new salesmen, not for own waybills",
  story(async (tx) => {
    const ordered = async (id: string) => {
      const found = await rows(
        tx,
        sql`select p.id from graphile_worker._private_jobs p
          join graphile_worker._private_tasks t on t.id = p.task_id
          where t.identifier = 'mailOfNewBills' and payload ->> 'bills' like ${`%${id}%`}`,
      );
      return found.length;
    };
    const job = await openJob(tx);
    const bill = await write(tx, job.id);
    expect(await ordered(bill.id)).toBe(1);
    const change = async (version: number, saleManId: string | null) => {
      const ask = billCalls.updateHouseBill.body.parse({ ...bill, version, saleManId });
      return (await updateHouseBill(tx, lan, ask)).data.version;
    };
    const version = await change(bill.version, bill.saleManId);
    expect(await ordered(bill.id)).toBe(1);
    await change(version, people.salesHph.id);
    expect(await ordered(bill.id)).toBe(2);

    const { houseBills } = (
      await importJob(
        tx,
        lan,
        chargeCalls.importJob.body.parse({
          ...copiedForm(job, { userId: lan.userId, mayNoProfit: true }),
          transactionType: "AE",
          id: job.id,
          mawb: "738-24681366",
          etd: day,
          flightVesselName: "VN300",
        }),
      )
    ).data;
    expect(houseBills).toHaveLength(1);
    expect(await ordered(houseBills[0]?.id ?? "")).toBe(1);

    const own = await openJob(tx, { mawb: "738-24681370", isHawb: true });
    const waybill = await write(tx, own.id, { hwbno: "FWY0009" });
    expect(await ordered(waybill.id)).toBe(0);
  }),
);

test(
  "the next mail of a kind says what changed since the last one",
  story(async (tx) => {
    const job = await openJob(tx);
    const bill = await write(tx, job.id);
    const other = await write(tx, job.id, { hwbno: "FWY0002", packageQty: "5" });
    const draft = () => draftOf("preAlert")(tx, lan, { jobId: job.id });
    const send = async (kind: "preAlert" | "houseBill", hblId: string | null) => {
      const mail = { kind, jobId: job.id, hblId, to: "a@b.example", subject: "x", body: "x" };
      return (await sendMail(tx, lan, contract.sendMail.body.parse(mail))).data;
    };
    expect((await draft()).changes).toEqual([]);
    const sent = await send("preAlert", null);
    await send("houseBill", bill.id);
    expect((await draft()).changes).toEqual([]);

    const late = { ...bill, consigneeDescription: "LATE CONSIGNEE", packageQty: "11" };
    await updateHouseBill(tx, lan, billCalls.updateHouseBill.body.parse(late));
    await write(tx, job.id, { hwbno: "FWY0003" });
    const before = statementCount(tx);
    const { changes } = await draft();
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    expect(changes).toEqual([
      {
        fact: "bills",
        about: null,
        hblid: null,
        before: "FWY0001, FWY0002",
        after: "FWY0001, FWY0002, FWY0003",
      },
      {
        fact: "consignee",
        about: "FWY0001",
        hblid: bill.id,
        before: "PACIFIC FURNITURE INC",
        after: "LATE CONSIGNEE",
      },
      { fact: "packages", about: "FWY0001", hblid: bill.id, before: "12 CTN", after: "11 CTN" },
    ]);
    const ofBill = async (hblId: string) =>
      (await draftOf("houseBill")(tx, lan, { hblId })).changes.map(({ fact }) => fact);
    expect(await ofBill(bill.id)).toEqual(["consignee", "packages"]);
    // Never sent with this kind, so nothing changed since.
    expect(await ofBill(other.id)).toEqual([]);

    // A mail that failed reached nobody.
    await send("preAlert", null);
    expect((await draft()).changes).toEqual([]);
    await run(
      tx,
      sql`update mail set state = 'Failed' where company_id = ${companyId} and kind = 'preAlert'
        and id <> ${sent.id}`,
    );
    expect((await draft()).changes).toHaveLength(3);
  }),
);

test(
  "a pre-alert attaches the saved manifest of any service that has one",
  story(async (tx) => {
    const job = await openJob(tx, { packageQty: "12", grossWeight: "218.4" });
    await write(tx, job.id);
    const offered = await getManifest(tx, lan, { jobId: job.id, fresh: "false" });
    const saved = await saveManifest(tx, lan, manifest.saveManifest.body.parse(offered));
    const draft = await draftOf("preAlert")(tx, lan, { jobId: job.id });
    const name = `MNF_${(saved.data.refNo ?? "").replaceAll("/", "_")}.pdf`;
    expect(draft.attachFiles).toContainEqual({ key: `MNF:${job.id}`, name, isChosen: true });
  }),
);
