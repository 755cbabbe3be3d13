import * as arrival from "@fairway/areas/arrival/contract.ts";
import { updateDeliveryOrder } from "@fairway/areas/arrival/server/deliveryOrder.ts";
import { updateArrival } from "@fairway/areas/arrival/server/updateArrival.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { codesOf, serviceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { startMailServer } from "../../../tests/cast/startMailServer.ts";
import * as contract from "../contract.ts";
import { hasMail, mailFamily, mailKind, sentKinds } from "../model/mailKinds.ts";
import { deliverMail } from "./deliverMail.ts";
import { draftOf } from "./draftMails.ts";
import { sendMail } from "./sendMail.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const work = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  await work(async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = ${[...serviceCodes]} where company_id = ${companyId}`,
    );
    await run(
      tx,
      sql`update partner set email = 'docs@hoasen.example'
        where company_id = ${companyId} and id = ${ground.customer}`,
    );
    await run(
      tx,
      sql`update sys_group set email = 'group@fairway.example'
        where company_id = ${companyId} and id = ${lan.groupId}`,
    );
    await run(
      tx,
      sql`update employee set email = 'lan@fairway.example' where company_id = ${companyId}
        and id = (select employee_id from sys_user where company_id = ${companyId}
          and id = ${lan.userId})`,
    );
    await insertRows(
      tx,
      "email_setting",
      (["Job Mail", "Air Import Mail"] as const).map((emailType) => ({
        companyId,
        id: newId(),
        deptId: lan.departmentId,
        emailType,
        emailInfo: `${emailType === "Job Mail" ? "department" : "air"}@fairway.example`,
      })),
    );
  });
  server = await startMailServer();
});
afterAll(() => server.stop());

let numbers = 900;
const openBill = (transactionType: string) =>
  work(async (tx) => {
    const { family, direction } = serviceOf(transactionType);
    const isAir = family === "air";
    const isImport = direction === "import";
    const [etd, eta] = isImport ? [addDays(day, -10), day] : [day, addDays(day, 10)];
    const number = (numbers += 1);
    const ask = jobs.createShipment.body.parse({
      transactionType,
      mbltype: isAir ? null : "Original",
      mawb: isAir ? `738-${number}0000${(number * 10_000) % 7}` : `EGLV${number}`,
      coloaderId: ground.carrier,
      agentId: ground.agent,
      pol: isImport ? ground.losAngeles : ground.saigon,
      pod: isImport ? ground.saigon : ground.losAngeles,
      etd,
      eta,
      ...(isImport ? { ata: day } : { atd: day }),
      incotermId: ground.fob,
      flightVesselName: isAir ? "VN300" : "EVER ACE",
      ...(isAir ? { route: "SGN-LAX" } : { voyNo: "1234E" }),
      packageQty: "12",
      packageType: ground.carton,
      grossWeight: "218.4",
      cbm: "1.44",
    });
    const job = (await createShipment(tx, lan, ask)).data;
    const bill = bills.createHouseBill.body.parse({
      jobId: job.id,
      hwbno: `H${number}`,
      customerId: ground.customer,
      saleManId: people.sales.id,
      shipperDescription: "SHIPPING CO",
      consigneeDescription: "RECEIVING CO",
      notifyPartyDescription: "NOTIFIED CO",
      desOfGoods: "WOODEN CHAIRS",
      freightPayment: "Collect",
      packageQty: "12",
      packageType: ground.carton,
      grossWeight: "218.4",
      cbm: "1.44",
      ...(isAir ? { chargeWeight: "240" } : { hbltype: "Original", contSealNo: "CSQU3054383/S1" }),
    });
    const made = (await createHouseBill(tx, lan, bill)).data;
    if (isImport) {
      const notice = { hblid: made.id, version: null, csArrivalFrieghtCharges: [] };
      await updateArrival(tx, lan, arrival.updateArrival.body.parse(notice));
      const order = { hblid: made.id, version: null };
      await updateDeliveryOrder(tx, lan, arrival.updateDeliveryOrder.body.parse(order));
    }
    return { job, bill: made };
  });
type Opened = Awaited<ReturnType<typeof openBill>>;

/** What a mail names of a bill, by its kind and family. */
const told = (kind: string, family: string | null, { job, bill }: Opened): (string | null)[] => {
  const route = [job.polName, job.podName, sayDay(job.atd ?? job.etd), sayDay(job.eta)];
  if (kind === "shippingInstruction") return [...route, "EVER ACE - 1234E"];
  const parts = [bill.hwbno, job.mawb, "12 CTN", "218.4 kg", ...route];
  if (family === "sea") {
    const parties = ["SHIPPING CO", "RECEIVING CO", "NOTIFIED CO"];
    const more = kind === "preAlert" ? ["Original", "Collect", "WOODEN CHAIRS", "FOB"] : [];
    return [...parts, ...parties, ...more, "EVER ACE - 1234E", "1.44 m³", "CSQU3054383/S1"];
  }
  const own = ["VN300", "SGN-LAX", "RECEIVING CO", ...(job.ata ? [sayDay(job.ata)] : [])];
  const more = ["FOB", "Collect", "SHIPPING CO", "240 kg", "WOODEN CHAIRS"];
  return [...parts, ...own, ...(kind === "preAlert" ? more : [])];
};

const papers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  preAlert: { export: ["houseBill"], import: [] },
  houseBill: { export: ["houseBill"], import: [] },
  proofOfDelivery: { export: ["POD"], import: ["POD"] },
  arrivalNotice: { import: ["AN"] },
  deliveryOrder: { import: ["DO"] },
  authorizeLetter: { import: ["AL"] },
  shippingInstruction: { export: [] },
};

describe.each(codesOf("sea", "air"))("mails of %s", (transactionType) => {
  const service = serviceOf(transactionType);
  const family = mailFamily(service);
  const kinds = sentKinds.filter((kind) => kind !== "note" && hasMail(service, kind));

  test.each(kinds)(
    "%s names its facts, has its papers and brings its stage when sent",
    async (kind) => {
      const opened = await openBill(transactionType);
      const { job, bill } = opened;
      const isOfBill = mailKind(kind).about === "bill";
      const ask = { jobId: job.id, ...(isOfBill ? { hblId: bill.id } : {}) };
      const draft = await work(async (tx) => {
        const before = statementCount(tx);
        const found = await draftOf(kind)(tx, lan, { ...ask, language: "en" });
        expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
        return found;
      });
      for (const fact of told(kind, family, opened))
        expect(draft.body).toContain(fact ?? "missing");
      const isAirImport = transactionType === "AI";
      const own = kind === "arrivalNotice" && isAirImport ? ["AN", "AL"] : null;
      const offered =
        own ??
        (isAirImport && (kind === "houseBill" || kind === "preAlert")
          ? ["houseBill"]
          : papers[kind]?.[service.direction ?? ""]);
      expect(draft.attachFiles.map(({ key }) => key.split(":")[0])).toEqual(offered);
      const copies = [
        "group",
        "department",
        ...(isAirImport ? ["air"] : []),
        ...(kind === "shippingInstruction" ? ["lan"] : []),
      ];
      expect(draft.cc).toBe(copies.map((each) => `${each}@fairway.example`).join("; "));
      if (kind !== "shippingInstruction") expect(draft.to).toContain("docs@hoasen.example");
      const sent = contract.sendMail.body.parse({
        ...draft,
        to: "reader@example.com",
        hblId: draft.hblId,
        attachFiles: draft.attachFiles.map(({ key }) => key),
      });
      const { id } = await work(async (tx) => (await sendMail(tx, lan, sent)).data);
      const stages = async () =>
        work(async (tx) => (await listStages(tx, lan, { jobId: job.id })).map(({ code }) => code));
      const { stage } = mailKind(kind);
      expect(await stages()).not.toContain(stage);
      await deliverMail(database)({ companyId, id }, { id: "1", number: 1 });
      if (stage) expect(await stages()).toContain(stage);
      const text = server.got.at(-1)?.text ?? "";
      expect(text.match(/Content-Type: application\/pdf/g) ?? []).toHaveLength(
        draft.attachFiles.length,
      );
    },
  );
});
