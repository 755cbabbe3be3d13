import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { startMailServer } from "../../../tests/cast/startMailServer.ts";
import * as contract from "../contract.ts";
import { deliverMail } from "./deliverMail.ts";
import { draftOf } from "./draftMails.ts";
import { sendMail } from "./sendMail.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const work = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  await work(async (tx) => {
    await writeJobGround(tx);
    await run(
      tx,
      sql`update partner set email = 'docs@hoasen.example'
        where company_id = ${companyId} and id = ${ground.customer}`,
    );
  });
  server = await startMailServer();
});
afterAll(() => server.stop());

let numbers = 0;
const open = (transactionType: string) =>
  work(async (tx) => {
    const no = (numbers += 1);
    const own = { mawb: `OPSMAIL${no}`, hwbno: `OPSHAWB${no}` };
    const goods = { packageQty: "12", deliveryDate: lan.today };
    return { ...own, ...(await openOperation(tx, { transactionType, ...own, ...goods })) };
  });

describe.each(["CL", "TK"])("mails of %s", (transactionType) => {
  test.each([
    ["arrivalNotice", "S_AN"],
    ["proofOfDelivery", "S_POD"],
  ] as const)("%s goes to the customer and brings its stage", async (kind, stage) => {
    const job = await open(transactionType);
    const [paper] = await work(async (tx) =>
      attachFiles(tx, lan, {
        owner: { ...jobFiles, objectId: job.id },
        files: [
          {
            name: "POD_1.pdf",
            mime: "application/pdf",
            bytes: await renderPaper({
              language: "vi",
              title: "POD",
              no: "1",
              blocks: [],
              footer: { page: "1", right: "" },
            }),
          },
        ],
        particulars: { documentType: "POD" },
      }),
    );
    const draft = await work((tx) => draftOf(kind)(tx, lan, { jobId: job.id, language: "en" }));
    expect(draft.to).toBe("docs@hoasen.example");
    expect(draft.body).toContain(job.hwbno);
    expect(draft.body).toContain(job.mawb);
    expect(draft.body).toContain("12");
    const chosen = draft.attachFiles.filter(({ isChosen }) => isChosen).map(({ key }) => key);
    expect(chosen).toEqual(kind === "proofOfDelivery" ? [`file:${paper?.id}`] : []);
    const sent = contract.sendMail.body.parse({ ...draft, attachFiles: chosen });
    const { id } = await work(async (tx) => (await sendMail(tx, lan, sent)).data);
    await deliverMail(database)({ companyId, id }, { id: "1", number: 1 });
    const stages = await work((tx) => listStages(tx, lan, { jobId: job.id }));
    expect(stages.map(({ code }) => code)).toContain(stage);
    expect(server.got.at(-1)?.text.match(/Content-Type: application\/pdf/g) ?? []).toHaveLength(
      chosen.length,
    );
  });

  test("a job has no mails of bills that have a page", async () => {
    const job = await open(transactionType);
    const tried = work((tx) => draftOf("houseBill")(tx, lan, { jobId: job.id }));
    expect((await refusal(tried)).code).toBe("mail.notOfService");
  });
});
