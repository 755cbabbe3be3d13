import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import * as billCalls from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import * as jobCalls from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { startMailServer } from "../../../tests/cast/startMailServer.ts";
import * as contract from "../contract.ts";
import { deliverMail } from "./deliverMail.ts";
import { draftOfNotes } from "./draftMails.ts";
import { mailsOfJob } from "./mailsOfJob.ts";
import { sendMail } from "./sendMail.ts";

const database = await testDatabase();
const lan = castActor("administrator");
const sold = newId();
const day = today();
let server: Awaited<ReturnType<typeof startMailServer>>;
const work = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);

/** A job with one bill per number, and a debit note of the customer over each. */
async function billedJob(
  tx: Tx,
  transactionType: "SFE" | "AE",
  mawb: string,
  bills: readonly string[],
  partnerId: string = ground.customer,
) {
  const ask = jobCalls.createShipment.body.parse({
    transactionType,
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 20),
    incotermId: ground.fob,
    flightVesselName: transactionType === "SFE" ? "EVER ACE" : "VN300",
    mawb,
  });
  const job = (await createShipment(tx, lan, ask)).data;
  const notes = [];
  for (const hwbno of bills) {
    const body = billCalls.createHouseBill.body.parse({
      jobId: job.id,
      hwbno,
      customerId: partnerId,
      saleManId: people.sales.id,
      shipperDescription: "HOA SEN",
      consigneeDescription: "PACIFIC FURNITURE INC",
    });
    const bill = (await createHouseBill(tx, lan, body)).data;
    const line = {
      chargeId: sold,
      quantity: "1",
      unitId: ground.kgs,
      unitPrice: "1000000",
      currencyId: "VND",
      paymentObjectId: partnerId,
      exchangeDate: day,
    };
    const keyed = addAndUpdate.body.parse({ hblid: bill.id, type: "SELL", charges: [line] });
    const lines = (await saveCharges(tx, lan, keyed)).data;
    const change = { jobId: job.id, partnerId, exchangeDate: day };
    notes.push({
      bill,
      note: await billNote(
        tx,
        lines.map(({ id }) => id),
        change,
        lan,
      ),
    });
  }
  return { job, notes };
}

const draft = (tx: Tx, cdNo: string, furtherNos: readonly string[] = [], actor = lan) => {
  const ask = { cdNo, furtherNos: furtherNos.join(","), language: "en" };
  return draftOfNotes(tx, actor, contract.draftNoteMail.query.parse(ask));
};

beforeAll(async () => {
  await work(async (tx) => {
    await writeShippingGround(tx);
    await run(tx, sql`update incoterm set service = array['SFE', 'AE']`);
    await run(
      tx,
      sql`update partner set email = 'bills@hoasen.example'
        where company_id = ${companyId} and id = ${ground.customer}`,
    );
    await insertRows(tx, "charge", [
      {
        companyId,
        id: sold,
        code: "SOLD",
        chargeNameEn: "Sold",
        chargeNameVn: "Bán",
        type: "DEBIT",
        serviceTypeId: [],
        officeIds: [],
      },
    ]);
  });
  server = await startMailServer();
});
afterAll(() => server.stop());

describe("a mail with several notes", () => {
  test("offers the notes of the partner on the jobs of the same master bill", () =>
    work(async (tx) => {
      const first = await billedJob(tx, "SFE", "EGLV100", ["B-100", "B-101"]);
      const other = await billedJob(tx, "SFE", "EGLV999", ["B-999"]);
      // Another office has the same master bill.
      await run(
        tx,
        sql`update shipment set office_id = (select id from office where company_id = ${companyId}
            and id <> ${first.job.officeId} limit 1)
          where company_id = ${companyId} and id = ${other.job.id}`,
      );
      await run(
        tx,
        sql`update shipment set mawb = 'eglv100'
          where company_id = ${companyId} and id = ${other.job.id}`,
      );
      const stranger = await billedJob(tx, "SFE", "EGLV102", ["B-102"]);
      const [own, second] = first.notes.map(({ note }) => note.code);
      const [third] = other.notes.map(({ note }) => note.code);
      const before = statementCount(tx);
      const found = await draft(tx, own as string);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
      expect(found.notes.map(({ cdNo, isChosen }) => [cdNo, isChosen])).toEqual([
        [own, true],
        ...[second, third].toSorted().map((code) => [code, false]),
      ]);
      expect(found.attachFiles.map(({ key }) => key)).toEqual([`note:${own}`]);
      expect(JSON.stringify(found)).not.toContain(stranger.notes[0]?.note.code);
      const clerk = castActor("documentation", { rights: rightsFor(people.documentation.role) });
      const seen = await draft(tx, own as string, [], clerk);
      expect(seen.notes.map(({ cdNo }) => cdNo)).toEqual([own, second]);
    }));

  test("names every note, job and bill, and takes as many statements as with one", () =>
    work(async (tx) => {
      const first = await billedJob(tx, "SFE", "EGLV200", ["B-200", "B-201"]);
      const other = await billedJob(tx, "SFE", "EGLV201", ["B-202"]);
      const codes = [...first.notes, ...other.notes].map(({ note }) => note.code);
      const before = statementCount(tx);
      const found = await draft(tx, codes[0] as string, codes.slice(1));
      expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
      expect(found.subject).toBe(
        `Debit note ${codes.join(", ")}: job ${first.job.jobNo}, ${other.job.jobNo}, EGLV200, EGLV201 B-200, B-201, B-202`,
      );
      const [alone] = first.notes.map(({ note }) => note);
      const due = sayDay(addDays(day, 30));
      expect(found.body).toContain(`<b>Note number:</b> ${codes.join(", ")}`);
      expect(found.body).toContain(`${alone?.code}: 1,000,000 VND`);
      expect(found.body).toContain(`${alone?.code}: ${due}`);
      for (const bill of ["B-200", "B-201", "B-202"]) expect(found.body).toContain(bill);
      expect(found.attachFiles.map(({ key }) => key)).toEqual(codes.map((code) => `note:${code}`));
      expect(found.to).toBe("bills@hoasen.example");
    }));

  test("goes to one partner, by one mode of transport, and asks the right on each job", () =>
    work(async (tx) => {
      const first = await billedJob(tx, "SFE", "EGLV300", ["B-300"]);
      const strange = await billedJob(tx, "SFE", "EGLV301", ["B-301"], ground.otherCustomer);
      const flown = await billedJob(tx, "AE", "738-24681355", ["W-300"]);
      const [own = "", partner = "", air = ""] = [first, strange, flown].map(
        ({ notes }) => notes[0]?.note.code,
      );
      expect(await refusal(draft(tx, own, [partner]))).toMatchObject({ code: "mail.otherPartner" });
      expect(await refusal(draft(tx, own, [air]))).toMatchObject({ code: "mail.otherFamily" });
      expect(await refusal(draft(tx, own, ["SEFDN0000"]))).toMatchObject({
        code: "record.notFound",
      });
      const role = { rights: rightsFor(people.documentationHph.role) };
      const nobody = castActor("documentationHph", role);
      expect((await refusal(draft(tx, own, [], nobody))).code).toMatch(/forbidden|notFound/);
    }));

  test("is sent once, stands in the list of both jobs and is a stage of each bill", async () => {
    const { first, other, codes } = await work(async (tx) => {
      const made = {
        first: await billedJob(tx, "SFE", "EGLV400", ["B-400", "B-401"]),
        other: await billedJob(tx, "SFE", "EGLV401", ["B-402"]),
      };
      const numbers = [...made.first.notes, ...made.other.notes].map(({ note }) => note.code);
      return { ...made, codes: numbers };
    });
    const mail = await work(async (tx) => {
      // A note of a locked job is sent, too.
      await lockShipment(tx, lan, { id: other.job.id });
      const [cdNo, ...furtherNos] = codes;
      const ask = contract.sendMail.body.parse({
        kind: "note",
        jobId: first.job.id,
        hblId: null,
        cdNo,
        furtherNos,
        to: "bills@hoasen.example",
        subject: "Notes",
        body: "See the notes.",
        attachFiles: codes.map((code) => `note:${code}`),
      });
      return (await sendMail(tx, lan, ask)).data;
    });
    expect(mail.otherJobNos).toEqual([other.job.jobNo]);
    expect(mail.files.map(({ name }) => name)).toEqual(codes.map((code) => `${code}_EN_VND.pdf`));
    await deliverMail(database)({ companyId, id: mail.id }, { number: 1, isLast: false } as never);
    expect(server.got).toHaveLength(1);
    await work(async (tx) => {
      for (const { job, notes } of [first, other]) {
        const mails = await mailsOfJob(tx, lan, { jobId: job.id });
        expect(mails.map(({ id, state }) => [id, state])).toEqual([[mail.id, "Sent"]]);
        const stages = await listStages(tx, lan, { jobId: job.id });
        const told = stages.filter(({ code }) => code === "S_INV").map(({ hblid }) => hblid);
        expect(told.toSorted()).toEqual(notes.map(({ bill }) => bill.id).toSorted());
      }
    });
  });
});
