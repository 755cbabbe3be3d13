import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { getAdjusted, updateAdjusted } from "@fairway/areas/note/server/adjustedDocuments.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { sheetsOf } from "@fairway/engine/paper/testWorkbook.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, rows, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { seat } from "../../../tests/cast/seated.ts";
import * as contract from "../contract.ts";
import type { SoaDetail } from "../model/soa.ts";
import type { SoaSheet } from "../model/soaSheets.ts";
import "./adjustSoa.ts";
import { confirmSoa, requestConfirm, reviseSoa } from "./confirmSoa.ts";
import { createSoa } from "./createSoa.ts";
import { deleteSoa, rejectCredit, rejectSoa } from "./endSoa.ts";
import { soaSheet } from "./exportSoaSheet.ts";
import { giveSoaReason } from "./giveSoaReason.ts";
import { getSoa, groupsOfSoa, linesOfSoa, mayDeleteSoa } from "./getSoa.ts";
import { listSoas } from "./listSoas.ts";
import { addMoreCharges, previewCharges, shipmentsAndNotes } from "./previewCharges.ts";
import { reissueSoa } from "./reissueSoa.ts";
import { splitSoa } from "./splitSoa.ts";
import { updateSoa } from "./updateSoa.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const { customer, carrier, port, day } = chargedJob;

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await activate(tx, await agree(tx, customer, { creditUnlimited: true }));
    await seat(tx, ["documentation", "sales"]);
    // A kind that a later document brings.
    await run(
      tx,
      sql`insert into document_kind (code, table_name, names)
        values ('settlement', 'settlement', '{}') on conflict do nothing`,
    );
    await work(tx, await keyMainJobCharges(tx));
  });

const criteria = (change: object = {}) => ({
  customerId: customer,
  type: "Debit",
  soaformDate: "2026-11-01",
  soatoDate: "2026-11-30",
  salemanId: people.sales.id,
  ...change,
});
const offered = async (tx: Tx, change: object = {}, actor = ha) =>
  previewCharges(tx, actor, contract.listChargeShipment.body.parse(criteria(change)));
const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);
const create = async (tx: Tx, surchargeIds: readonly string[], change: object = {}, actor = ha) =>
  (
    await createSoa(
      tx,
      actor,
      contract.addSoa.body.parse({
        ...criteria(change),
        exchangeDate: day,
        ...change,
        surchargeIds,
      }),
    )
  ).data;
const createAll = async (tx: Tx, change: object = {}) =>
  create(tx, idsOf((await offered(tx, change)).chargeShipments), change);
const update = async (tx: Tx, soa: SoaDetail, change: object = {}) =>
  (
    await updateSoa(
      tx,
      ha,
      contract.updateSoa.body.parse({
        id: soa.id,
        version: soa.version,
        soaformDate: soa.soaformDate,
        soatoDate: soa.soatoDate,
        note: soa.note,
        surchargeIds: idsOf(soa.chargeShipments),
        ...change,
      }),
    )
  ).data;
const read = (tx: Tx, soaNo: string, revision?: number) =>
  getSoa(tx, ha, { soaNo, ...(revision ? { revision } : {}) });
const list = (tx: Tx, ask: object = {}) =>
  listSoas(tx, ha, {
    ...contract.pageSoas.query.parse({}),
    ...contract.pageSoas.body.parse(ask),
  });
const versionOf = ({ id, version }: SoaDetail) => ({ id, version });
/** The present amounts of lines, as they are keyed or valued. */
const amounts = async (tx: Tx, chargeIds: readonly string[]) =>
  new Map(
    (await getCharges(tx, ha, { chargeIds })).map((line) => [
      line.id,
      [
        line.amountVnd,
        line.vatAmountVnd,
        line.amountUsd,
        line.vatAmountUsd,
        line.finalExchangeRate,
      ],
    ]),
  );

describe("what a statement may take", () => {
  test(
    "the free lines of the partner on its side, with their sums, in a fixed number of statements",
    story(async (tx, { selling, onBehalf, buying }) => {
      const debit = await offered(tx);
      expect(new Set(idsOf(debit.chargeShipments))).toEqual(new Set([...selling, ...onBehalf]));
      expect(debit).toMatchObject({ totalShipment: 1, totalCharge: 5 });
      expect(idsOf((await offered(tx, { obh: false })).chargeShipments).sort()).toEqual(
        [...selling].sort(),
      );
      const credit = await offered(tx, { type: "Credit", customerId: carrier });
      expect(idsOf(credit.chargeShipments).sort()).toEqual([...buying].sort());
      const paid = await offered(tx, { type: "Credit", customerId: port });
      expect(idsOf(paid.chargeShipments)).toEqual(onBehalf);
      const before = statementCount(tx);
      await offered(tx);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(3);
    }),
  );

  test(
    "criteria narrow it: days, staff, services, charges, pasted numbers, salesman, customer",
    story(async (tx, { selling }) => {
      const count = async (change: object) => (await offered(tx, change)).totalCharge;
      expect(await count({ soaformDate: "2026-11-21" })).toBe(0);
      expect(await count({ soaformDate: day, soatoDate: day })).toBe(5);
      expect(await count({ dateType: "CreatedDate", soaformDate: "2000-01-01" })).toBe(5);
      const documentation = people.documentation.id;
      expect(await count({ creatorShipment: [documentation] })).toBe(5);
      expect(await count({ creatorShipment: [people.sales.id] })).toBe(0);
      expect(await count({ staffType: "Salesman", creatorShipment: [people.sales.id] })).toBe(5);
      expect(await count({ staffType: "Creator", creatorShipment: [documentation] })).toBe(5);
      expect(await count({ serviceTypeId: ["SFI"] })).toBe(0);
      expect(await count({ serviceTypeId: ["SFE", "SFI"] })).toBe(5);
      expect(await count({ chargeIds: [chargedJob.billFee] })).toBe(2);
      expect(await count({ shipments: "nothing\nsef2611/00061" })).toBe(5);
      expect(await count({ shipments: "FWLAX2611062" })).toBe(0);
      const pasted = (many: number) =>
        Array.from({ length: many }, (_, at) => `NONE2611/${at}`).join("\n");
      expect(await count({ shipments: pasted(10_000) })).toBe(0);
      expect(wrongFields(await refusal(count({ shipments: pasted(10_001) })))).toEqual([
        "shipments soa.tooManyNumbers",
      ]);
      expect(await count({ salemanId: people.director.id })).toBe(0);
      expect(await count({ shipmentCustomerId: carrier })).toBe(0);
      expect(await count({ airlineCode: "180" })).toBe(0);
      const note = await billNote(tx, selling.slice(0, 1));
      expect(await count({ cdNotes: note.code })).toBe(1);
      const found = await shipmentsAndNotes(
        tx,
        ha,
        contract.shipmentsAndNotes.body.parse({ ...criteria(), withoutIds: selling.slice(1) }),
      );
      expect(found.cdNotes).toEqual([note.code]);
      expect(found.shipments).toMatchObject([{ jobNo: chargedJob.jobNo }]);
      const wrong = await refusal(offered(tx, { soatoDate: "2026-10-31" }));
      expect(wrongFields(wrong)).toEqual(["soatoDate soa.daysInOrder"]);
    }),
  );

  test(
    "not a line of another statement, of an invoice, or of a canceled job; no refund fee",
    story(async (tx, { selling, buying }) => {
      const first = await create(tx, selling.slice(0, 1));
      expect((await offered(tx)).totalCharge).toBe(4);
      const taken = await refusal(create(tx, selling.slice(0, 2)));
      expect([taken.code, taken.say("en")]).toEqual([
        "soa.taken",
        expect.stringContaining(first.soano),
      ]);
      const invoice = await bareDocument(tx, ha, { kind: "invoice", number: "INV 1" });
      const held = { side: "debit", slot: "ledger", documentId: invoice } as const;
      await claimCharges(tx, ha, held, selling.slice(1, 2));
      expect((await offered(tx)).totalCharge).toBe(3);
      const settlement = await bareDocument(tx, ha, { kind: "settlement", number: "SM 1" });
      const settled = { side: "credit", slot: "settlement", documentId: settlement } as const;
      await claimCharges(tx, ha, settled, buying.slice(0, 1));
      const left = await offered(tx, { type: "Credit", customerId: carrier });
      expect(idsOf(left.chargeShipments)).toEqual(buying.slice(1));
      await run(tx, sql`update surcharge set is_refund_fee = true where id = ${selling[2]}`);
      expect((await offered(tx)).totalCharge).toBe(2);
      expect((await refusal(create(tx, selling.slice(2, 3)))).code).toBe("soa.refundFee");
      await run(tx, sql`update shipment set current_status = 'Canceled', canceled_at = now()`);
      expect((await offered(tx)).totalCharge).toBe(0);
      expect((await refusal(create(tx, selling.slice(3)))).code).toBe("soa.jobCanceled");
    }),
  );

  test(
    "a direct on-behalf line from the approval of its settlement on",
    story(async (tx, { onBehalf }) => {
      await run(tx, sql`update surcharge set is_from_shipment = false where id = ${onBehalf[0]}`);
      expect((await refusal(create(tx, onBehalf))).code).toBe("soa.notSettled");
      const documentId = await bareDocument(tx, ha, { kind: "settlement", number: "SM 1" });
      const settled = { side: "credit", slot: "settlement", documentId } as const;
      await claimCharges(tx, ha, { ...settled, isFirm: false }, onBehalf);
      expect((await offered(tx)).totalCharge).toBe(4);
      expect((await refusal(create(tx, onBehalf))).code).toBe("soa.notSettled");
      await run(tx, sql`update charge_claim set is_firm = true`);
      expect((await offered(tx)).totalCharge).toBe(5);
      expect((await create(tx, onBehalf)).paymentStatus).toBe("Unpaid");
    }),
  );
});

describe("creating", () => {
  test(
    "draws a number of the year, claims the lines, adds them up and keeps them as stated",
    story(async (tx, { selling, onBehalf }) => {
      const soa = await createAll(tx);
      expect(soa).toMatchObject({
        soano: `${ha.today.slice(2, 4)}00001`,
        status: "New",
        totalShipment: 1,
        totalCharge: 5,
        excRateUsdToLocal: "25412.5",
        creditAmount: "0",
        paymentDueDate: expect.any(String),
        revision: 1,
      });
      expect(soa.totalAmount).toBe(soa.debitAmount);
      expect(soa.totals.VND).toEqual({
        debit: soa.debitAmount,
        credit: "0",
        balance: soa.debitAmount,
      });
      expect(soa.may).toEqual(expect.arrayContaining(["update", "adjust", "split", "reject"]));
      const claims = (await getCharges(tx, ha, { documentId: soa.id })).map(({ id }) => id);
      expect(claims.sort()).toEqual([...selling, ...onBehalf].sort());
      const groups = await groupsOfSoa(tx, ha, { soaNo: soa.soano });
      expect(groups).toHaveLength(1);
      expect(groups[0]?.totals.VND.debit).toBe(soa.debitAmount);
      const page = await linesOfSoa(tx, ha, { soaNo: soa.soano, page: 2, size: 2 });
      expect(page).toMatchObject({ totalItems: 5, data: [{ lineNo: 3 }, { lineNo: 4 }] });
      expect((await list(tx, { strCodes: soa.soano })).data).toHaveLength(1);
    }),
  );

  test(
    "an office with a letter has numbers of its own",
    story(async (tx, { selling }) => {
      await run(tx, sql`update office set office_prefix = 'K' where id = ${ha.officeId}`);
      expect((await create(tx, selling.slice(0, 1))).soano).toMatch(/^K\d{2}00001$/);
    }),
  );

  test(
    "is refused without salesman, agreement or lines, for another partner, side or salesman",
    story(async (tx, { selling, buying }) => {
      const code = async (ids: readonly string[], change: object, actor = ha) =>
        (await refusal(create(tx, ids, change, actor))).code;
      expect(await code(selling, { salemanId: null })).toBe("soa.noSalesman");
      expect(await code(buying, {})).toBe("soa.wrongSide");
      expect(await code(selling, { customerId: port })).toBe("soa.otherPartner");
      expect(await code(selling, { salemanId: people.manager.id })).toBe("soa.otherSalesman");
      expect(await code(selling, { customerId: chargedJob.retired })).toBe("field.unknown");
      expect(await code(selling, { exchangeDate: "2020-01-01" })).toBe("rate.dayFar");
      const outsider = castActor("accountant", {
        rights: {},
        change: { acctSOA: { write: "All" } },
      });
      expect(await code(selling, {}, outsider)).toBe("soa.unknownCharge");
      const others = { staffType: "Salesman", creatorShipment: [people.manager.id] };
      const wrong = await refusal(create(tx, selling, others));
      expect(wrongFields(wrong)).toEqual(["creatorShipment soa.salesmanNotChosen"]);
      await run(tx, sql`update partner_agreement set active = false`);
      expect(await code(selling, {})).toMatch(/soa.noAgreement/);
      expect(contract.addSoa.body.safeParse({ ...criteria(), surchargeIds: [] }).success).toBe(
        false,
      );
      const many = Array.from({ length: 10_001 }, () => selling[0]);
      expect(contract.addSoa.body.safeParse({ ...criteria(), surchargeIds: many }).success).toBe(
        false,
      );
    }),
  );

  test(
    "a prepaid customer has its lines on confirmed debit notes first",
    story(async (tx, { selling }) => {
      await run(tx, sql`update partner_agreement set contract_type = 'Prepaid'`);
      expect((await refusal(create(tx, selling.slice(0, 1)))).code).toBe("soa.notPrepaid");
      const note = await billNote(tx, selling.slice(0, 1));
      expect((await refusal(create(tx, selling.slice(0, 1)))).code).toBe("soa.notPrepaid");
      await run(
        tx,
        sql`insert into prepaid_confirmation (company_id, id, document_id, user_created)
          values (${companyId}, ${newId()}, ${note.id}, ${ha.userId})`,
      );
      expect((await create(tx, selling.slice(0, 1))).status).toBe("New");
    }),
  );
});

describe("rates", () => {
  test(
    "a typed dollar rate values the lines; what a note holds and lines of locked jobs keep theirs",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling.slice(0, 1));
      const soa = await create(tx, selling);
      const changed = await update(tx, soa, { excRateUsdToLocal: "25500" });
      expect(changed).toMatchObject({ excRateUsdToLocal: "25500", isRateTyped: true });
      const rates = Object.fromEntries(
        changed.chargeShipments
          .filter(({ currencyId }) => currencyId === "USD")
          .map(({ chargeCode, finalExchangeRate }) => [chargeCode, finalExchangeRate]),
      );
      expect(rates).toEqual({ SS_OCF: "25412.5", SS_BL: "25500" });
      expect(changed.chargeShipments.find(({ chargeCode }) => chargeCode === "SS_OCF")?.cdno).toBe(
        note.code,
      );
      expect(wrongFields(await refusal(update(tx, changed, { excRateUsdToLocal: "0" })))).toEqual([
        "excRateUsdToLocal rate.aboveZero",
      ]);
      await lockShipment(tx, ha, { id: chargedJob.jobId });
      const locked = await update(tx, changed, { excRateUsdToLocal: "25600" });
      expect(locked.totalVnd).toBe(changed.totalVnd);
      expect(
        (await refusal(rejectSoa(tx, ha, { ...versionOf(locked), reason: "Rate" }))).code,
      ).toBe("charge.jobLocked");
    }),
  );

  test(
    "a line that leaves is as keyed again; an old version and shorter days are refused",
    story(async (tx, { selling }) => {
      const keyed = await amounts(tx, selling);
      const soa = await update(tx, await create(tx, selling), { excRateUsdToLocal: "25500" });
      expect(await amounts(tx, selling)).not.toEqual(keyed);
      const fewer = await update(tx, soa, { surchargeIds: selling.slice(1) });
      expect(fewer).toMatchObject({ totalCharge: 3, excRateUsdToLocal: "25500" });
      expect((await amounts(tx, selling)).get(selling[0] ?? "")).toEqual(
        keyed.get(selling[0] ?? ""),
      );
      expect((await refusal(update(tx, soa))).code).toBe("record.conflict");
      expect(wrongFields(await refusal(update(tx, fewer, { soaformDate: "2026-11-02" })))).toEqual([
        "soaformDate soa.daysCover",
      ]);
      const more = await addMoreCharges(tx, ha, {
        customerId: customer,
        type: "Debit",
        salemanId: people.sales.id,
        surchargeIds: selling.slice(0, 1),
      });
      expect(more.totalCharge).toBe(1);
    }),
  );
});

describe("the life of a statement", () => {
  test(
    "it is confirmed, or revised as a further revision; the older one is kept",
    story(async (tx, { selling }) => {
      const soa = await create(tx, selling);
      const asked = (await requestConfirm(tx, ha, versionOf(soa))).data;
      expect(asked.may).not.toContain("update");
      expect((await refusal(update(tx, asked))).say("vi")).toContain("Chờ xác nhận");
      const other = { ...versionOf(asked), reason: "Wrong", surchargeIds: [chargedJob.jobId] };
      expect((await refusal(reviseSoa(tx, ha, other))).code).toBe("soa.noLine");
      const disputed = { ...versionOf(asked), reason: "Wrong", surchargeIds: selling.slice(0, 1) };
      const revised = (await reviseSoa(tx, ha, disputed)).data;
      expect(revised).toMatchObject({ status: "Need Revise", reasonRevise: "Wrong" });
      expect(revised.chargeShipments.filter((line) => line.disputed)).toHaveLength(1);
      const next = await update(tx, revised, { surchargeIds: selling.slice(1) });
      expect(next).toMatchObject({ status: "New", revision: 2, revisions: [1, 2], totalCharge: 3 });
      expect((await read(tx, soa.soano, 1)).chargeShipments).toHaveLength(4);
      const sent = (await requestConfirm(tx, ha, versionOf(next))).data;
      const confirmed = (await confirmSoa(tx, ha, versionOf(sent))).data;
      expect(confirmed).toMatchObject({ status: "Confirmed" });
      for (const work of [
        () => update(tx, confirmed),
        () => deleteSoa(tx, ha, { soaNo: soa.soano }),
        () => splitSoa(tx, ha, { ...versionOf(confirmed), surchargeIds: selling.slice(1, 2) }),
        () => requestConfirm(tx, ha, versionOf(confirmed)),
      ]) {
        expect((await refusal(work())).code).toBe("soa.state");
      }
      expect(await mayDeleteSoa(tx, ha, { soaId: soa.id })).toBe(false);
    }),
  );

  test(
    "a rejected one frees its lines as keyed, stays as stated, is told and issued again",
    story(async (tx, { selling, onBehalf }) => {
      const all = [...selling, ...onBehalf];
      const keyed = await amounts(tx, all);
      const lan = castActor("documentation");
      const made = await create(tx, all, {}, lan);
      const soa = await update(tx, made, { excRateUsdToLocal: "25500" });
      const rejected = await rejectSoa(tx, ha, { ...versionOf(soa), reason: "The bank's rate" });
      expect(rejected).toMatchObject({ freedCharges: 5, data: { status: "Canceled" } });
      expect(rejected.data).toMatchObject({
        debitAmount: soa.debitAmount,
        totalCharge: 5,
        reasonReject: "The bank's rate",
        paymentStatus: null,
      });
      expect(await amounts(tx, all)).toEqual(keyed);
      expect((await offered(tx)).totalCharge).toBe(5);
      const told = await rows<{ userId: string }>(
        tx,
        sql`select user_id from hand_over where subject_id = ${soa.id}`,
      );
      expect(told.map(({ userId }) => userId).sort()).toEqual([lan.userId, people.sales.id].sort());
      expect((await list(tx)).data).toHaveLength(0);
      expect((await list(tx, { status: "Canceled" })).data).toHaveLength(1);
      const next = await create(tx, selling.slice(0, 1));
      const again = await reissueSoa(tx, ha, { soaNo: soa.soano });
      expect(again.taken).toMatchObject([{ chargeCode: "SS_OCF", documentNo: next.soano }]);
      expect(again.surchargeIds).toHaveLength(4);
      expect((await create(tx, again.surchargeIds, again.criteria)).totalCharge).toBe(4);
      expect((await refusal(reissueSoa(tx, ha, { soaNo: next.soano }))).code).toBe("soa.state");
    }),
  );

  test(
    "one that is combined, whose line is settled, or that accounting has is neither rejected nor deleted",
    story(async (tx, { buying }) => {
      const ask = { type: "Credit", customerId: carrier };
      const soa = await create(tx, buying, ask);
      const settlement = await bareDocument(tx, ha, { kind: "settlement", number: "SM 1" });
      await claimCharges(
        tx,
        ha,
        { side: "credit", slot: "settlement", documentId: settlement },
        buying.slice(0, 1),
      );
      const reject = { ...versionOf(soa), reason: "No" };
      expect((await refusal(rejectSoa(tx, ha, reject))).code).toBe("soa.lineHeld");
      expect((await refusal(deleteSoa(tx, ha, { soaNo: soa.soano }))).code).toBe("soa.lineHeld");
      await run(tx, sql`delete from charge_claim where slot = 'settlement'`);
      await run(tx, sql`update document set sync_status = 'Synced' where id = ${soa.id}`);
      expect((await refusal(rejectSoa(tx, ha, reject))).code).toBe("soa.synced");
      expect((await refusal(deleteSoa(tx, ha, { soaNo: soa.soano }))).code).toBe("soa.synced");
      const sync = { side: "credit", slot: "sync", documentId: soa.id } as const;
      await claimCharges(tx, ha, sync, buying);
      const open = await rejectCredit(tx, ha, { ...versionOf(soa), reasonReject: "Rate" });
      expect(open.data).toMatchObject({ syncStatus: "Rejected", reasonReject: "Rate" });
      expect(open.data.may).toContain("delete");
      await deleteSoa(tx, ha, { soaNo: soa.soano });
      expect((await offered(tx, ask)).totalCharge).toBe(2);
    }),
  );

  test(
    "users without the right are refused",
    story(async (tx, { selling }) => {
      const soa = await create(tx, selling);
      const clerk = castActor("documentation", {
        change: { acctSOA: { write: "Owner", delete: "Owner", special: [], detail: "Owner" } },
      });
      const { soaformDate, soatoDate, soano: soaNo } = soa;
      const change = { ...versionOf(soa), soaformDate, soatoDate, surchargeIds: selling };
      const ask = contract.updateSoa.body.parse(change);
      const ticked = { ...versionOf(soa), surchargeIds: selling.slice(0, 1) };
      for (const work of [
        () => updateSoa(tx, clerk, ask),
        () => deleteSoa(tx, clerk, { soaNo }),
        () => rejectSoa(tx, clerk, { ...versionOf(soa), reason: "x" }),
        () => getSoa(tx, clerk, { soaNo }),
        () => splitSoa(tx, clerk, ticked),
      ]) {
        expect((await refusal(work())).code).toBe("access.forbidden");
      }
    }),
  );
});

describe("what is read of a statement", () => {
  test(
    "its sums come without lines, its lines page by page, in the present and an older revision",
    story(async (tx, { selling }) => {
      const soa = await create(tx, selling);
      const { data: asked } = await requestConfirm(tx, ha, versionOf(soa));
      const reason = "Another quantity";
      const disputed = { ...versionOf(asked), reason, surchargeIds: selling.slice(0, 1) };
      const { data: open } = await reviseSoa(tx, ha, disputed);
      const next = await update(tx, open, { surchargeIds: selling.slice(1) });
      const { soano: soaNo, totals } = next;
      const bare = await getSoa(tx, ha, { soaNo, withLines: false });
      expect(bare).toMatchObject({ chargeShipments: [], totals, revisions: [1, 2] });
      const first = await getSoa(tx, ha, { soaNo, withLines: false, revision: 1 });
      expect(first.totals).toEqual(soa.totals);
      const page = (revision?: number) =>
        linesOfSoa(tx, ha, { soaNo, page: 2, size: 2, ...(revision ? { revision } : {}) });
      const count = selling.length;
      const older = await page(1);
      expect([older.totalItems, older.data.length]).toEqual([count, Math.min(2, count - 2)]);
      expect((await page()).totalItems).toBe(count - 1);
    }),
  );

  test(
    "a statement over a line without a reason gets it later, with its line",
    story(async (tx, { selling }) => {
      const soa = await create(tx, selling);
      // As statements were stored before a reason was asked for.
      await run(tx, sql`update document set rate_outside = true where id = ${soa.id}`);
      await run(
        tx,
        sql`update surcharge set rate_outside = true, rate_reason = null where id = ${selling[0]}`,
      );
      const chief = castActor("accountant", {
        change: { settingExchangeRate: { special: ["RateOutsideBound"] } },
      });
      const ask = { ...versionOf(soa), rateReason: "Agreed by phone" };
      const { data } = await giveSoaReason(tx, chief, ask);
      expect(data).toMatchObject({ rateOutside: true, rateReason: "Agreed by phone" });
      const [line] = await getCharges(tx, ha, { chargeIds: selling.slice(0, 1) });
      expect(line?.rateReason).toBe("Agreed by phone");
      const again = { ...versionOf(data), rateReason: "Another reason" };
      expect((await refusal(giveSoaReason(tx, chief, again))).code).toBe("rate.reasonNotMissing");
    }),
  );

  test(
    "the sheets have the partner, each line or bill, and the sums",
    story(async (tx, { selling }) => {
      const soa = await create(tx, selling);
      const { soano: soaNo, totalVnd, customerName } = soa;
      const cells = async (name: SoaSheet) => {
        const file = await soaSheet(name)(tx, ha, { soaNo });
        const [sheet] = await sheetsOf(await buffer(file.bytes as Readable));
        return (sheet?.rows ?? []).map((row) => row.map((cell) => String(cell ?? "")));
      };
      const detail = await cells("detail");
      expect(detail.flat()).toContain(customerName);
      const codes = soa.chargeShipments.map(({ chargeCode }) => chargeCode);
      expect(detail.flat()).toEqual(expect.arrayContaining(codes));
      expect(detail.at(-1)?.map(Number)).toContain(Number(totalVnd));
      const ops = await cells("ops");
      expect(ops.at(-1)?.map(Number)).toContain(Number(totalVnd));
      expect(ops.flat()).toContain(soa.chargeShipments[0]?.jobNo);
      // A job by sea has no row on a sheet of air freight.
      expect((await cells("air")).flat()).not.toContain(soa.chargeShipments[0]?.jobNo);
      expect((await cells("accounting")).length).toBeGreaterThan(selling.length);
    }),
  );
});

describe("adjusting and splitting", () => {
  test(
    "VND amounts are adjusted by up to 100 on the statement; the charge stays",
    story(async (tx, { selling, onBehalf }) => {
      const keyed = await amounts(tx, selling);
      const soa = await create(tx, selling);
      const { lines } = await getAdjusted(tx, ha, { id: soa.id });
      const [first] = lines;
      if (!first) throw new Error("no line");
      const to = (by: number) => ({
        id: first.id,
        amountVnd: String(Number(first.amountVnd) + by),
        vatAmountVnd: first.vatAmountVnd,
      });
      const ask = { ...versionOf(soa), lines: [to(101)] };
      expect(wrongFields(await refusal(updateAdjusted(tx, ha, ask)))).toEqual([
        "lines.0.amountVnd charge.adjustTooFar",
      ]);
      const { data } = await updateAdjusted(tx, ha, { ...versionOf(soa), lines: [to(100)] });
      expect(Number(data.totalVnd) - Number(soa.totalVnd)).toBe(100);
      const after = await read(tx, soa.soano);
      expect(after.debitAmount).toBe(data.totalVnd);
      expect(after.totals.VND.debit).toBe(data.totalVnd);
      expect(await amounts(tx, selling)).toEqual(keyed);
      const again = await updateAdjusted(tx, ha, { ...versionOf(after), lines: [to(-100)] });
      expect(Number(again.data.totalVnd) - Number(soa.totalVnd)).toBe(-100);
      const kept = await update(tx, await read(tx, soa.soano), { note: "Kept" });
      expect(kept.totalVnd).toBe(again.data.totalVnd);
      const dollars = await create(tx, onBehalf, { currencyId: "USD" });
      expect((await refusal(getAdjusted(tx, ha, { id: dollars.id }))).code).toBe("soa.adjustVnd");
    }),
  );

  test(
    "ticked lines go to a new statement; both come to what it came to",
    story(async (tx, { selling }) => {
      const soa = await update(tx, await create(tx, selling), { excRateUsdToLocal: "25500" });
      const ticked = selling.slice(0, 2);
      const { data, split } = await splitSoa(tx, ha, { ...versionOf(soa), surchargeIds: ticked });
      expect(idsOf(split.chargeShipments).sort()).toEqual([...ticked].sort());
      expect([data.totalCharge, split.totalCharge]).toEqual([2, 2]);
      expect(Number(data.totalVnd) + Number(split.totalVnd)).toBe(Number(soa.totalVnd));
      expect(split).toMatchObject({ excRateUsdToLocal: "25500", isRateTyped: true, status: "New" });
      const all = { ...versionOf(data), surchargeIds: idsOf(data.chargeShipments) };
      expect((await refusal(splitSoa(tx, ha, all))).code).toBe("soa.splitAll");
      expect((await refusal(splitSoa(tx, ha, { ...all, surchargeIds: ticked }))).code).toBe(
        "soa.noLine",
      );
    }),
  );
});

test("of two statements over one line at one moment one gets it", async () => {
  const selling = await inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    await activate(tx, await agree(tx, customer, { creditUnlimited: true }));
    return (await keyMainJobCharges(tx)).selling;
  });
  const ask = (ids: readonly string[]) =>
    inTransaction(database, (tx) => create(tx, ids)).then(
      () => "created",
      (fault: { code: string }) => fault.code,
    );
  const said = await Promise.all([ask(selling), ask(selling.slice(1)), ask(selling.slice(2))]);
  expect(said.filter((each) => each === "created")).toHaveLength(1);
  expect(said.filter((each) => each !== "created")).toEqual(["soa.taken", "soa.taken"]);
  const twice = await inTransaction(database, (tx) =>
    rows(
      tx,
      sql`select charge_id from charge_claim where slot = 'statement'
        group by charge_id, side having count(*) > 1`,
    ),
  );
  expect(twice).toEqual([]);
});
