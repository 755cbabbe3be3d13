import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import {
  counted,
  inTransaction,
  one,
  readOnly,
  rows,
  run,
  type Tx,
} from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, receive, takeBack } from "../../../tests/cast/billing.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { getPartnerById } from "./getPartner.ts";
import { mergePartners, previewMerge } from "./mergePartners.ts";
import { partnerHistory } from "./partnerHistory.ts";
import { partnerReferences } from "./partnerReferences.ts";
import { removePartner } from "./removePartner.ts";
import { addPartner, updatePartner } from "./savePartner.ts";
import { listMerges, undoMerge } from "./undoMerge.ts";

const database = await testDatabase();
const raced = await testDatabase();
const administrator = castActor("administrator");
const gone = chargedJob.customer;
const kept = "0190c0de-0000-7000-8000-000000000911";
const branch = "0190c0de-0000-7000-8000-000000000912";
const mine = "0190c0de-0000-7000-8000-000000000921";
const theirs = "0190c0de-0000-7000-8000-000000000922";

/** A customer with a charged, billed and partly paid job, and a second record of it. */
const withTwo = <T>(play: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const charges = await keyMainJobCharges(tx);
    await billNote(tx, charges.selling);
    const invoice = await billInvoice(tx, charges.selling);
    await receive(tx, "50000000", [invoice.id]);
    await writeSecondRecord(tx);
    return play(tx);
  });

async function writeSecondRecord(tx: Tx): Promise<void> {
  const company = { companyId };
  const stamp = { ...company, officeId: offices.hcm, userCreated: people.administrator.id };
  const like = {
    partnerType: "Customer",
    partnerLocation: "Domestic",
    addressEn: "x",
    addressVn: "x",
    active: false,
  };
  await insertRows(tx, "partner", [
    {
      ...stamp,
      ...like,
      id: kept,
      accountNo: "0300588142",
      taxCode: "0300588142",
      shortName: "HOA SEN",
      partnerNameEn: "Hoa Sen",
      partnerNameVn: "Hoa Sen",
      partnerGroup: ["CUSTOMER"],
      parentId: gone,
      tel: "028 1",
    },
    {
      ...stamp,
      ...like,
      id: branch,
      accountNo: "C00001.HN1",
      taxCode: "C00001",
      internalReferenceNo: "HN1",
      shortName: "HOA SEN HN",
      partnerNameEn: "Hoa Sen Ha Noi",
      partnerNameVn: "Hoa Sen Hà Nội",
      partnerGroup: ["CUSTOMER"],
      parentId: gone,
    },
  ]);
  await run(
    tx,
    sql`update partner set office_id = ${offices.hcm}, user_created = ${people.administrator.id},
        parent_id = ${gone}, tel = '028 2', fax = '028 3', partner_group = '{SHIPPER,CUSTOMER}'
      where company_id = ${companyId} and id = ${gone}`,
  );
  const agreement = {
    ...stamp,
    salemanId: people.sales.id,
    contractType: "Official",
    shipmentType: "Freehand & Nominated",
    effectiveDate: "2020-01-01",
    currencyId: "VND",
    creditCurrency: "VND",
    contractNo: "HD-1",
    active: true,
    approvalStatus: "Done",
  };
  await insertRows(tx, "partner_agreement", [
    { ...agreement, id: mine, partnerId: kept },
    { ...agreement, id: theirs, partnerId: gone, contractNo: "hd-1" },
    { ...agreement, id: newId(), partnerId: gone, contractNo: "HD-2" },
  ]);
  const email = { ...stamp, type: "Billing" };
  await insertRows(tx, "partner_email", [
    { ...email, id: newId(), partnerId: kept, email: "a@x.vn" },
    { ...email, id: newId(), partnerId: gone, email: "b@x.vn" },
    { ...email, id: newId(), partnerId: gone, email: "c@x.vn", type: "Document" },
  ]);
  await insertRows(tx, "country", [
    { id: "VN", code: "VN", nameEn: "Vietnam", nameVn: "Việt Nam" },
  ]);
  await insertRows(tx, "partner_address", [
    {
      ...stamp,
      id: newId(),
      partnerId: gone,
      shortNameAddress: "Kho",
      countryId: "VN",
      streetAddress: "1 Le Loi",
      contactPerson: "An",
      tel: "1",
    },
  ]);
  const bankId = newId();
  await insertRows(tx, "bank", [
    { ...company, id: bankId, code: "VCB", bankNameEn: "V", bankNameVn: "V" },
  ]);
  const account = {
    ...stamp,
    bankId,
    bankAccountName: "HOA SEN",
    bankAddress: "x",
    beneficiaryAddress: "x",
  };
  await insertRows(tx, "partner_bank", [
    { ...account, id: newId(), partnerId: kept, bankAccountNo: "0071a" },
    { ...account, id: newId(), partnerId: gone, bankAccountNo: "0071A" },
    { ...account, id: newId(), partnerId: gone, bankAccountNo: "0072" },
  ]);
  await insertRows(tx, "potential", [
    { ...stamp, id: newId(), nameEn: "Hoa Sen", taxcode: "1", customerId: gone },
  ]);
}

const activate = (tx: Tx, id: string) =>
  run(tx, sql`update partner set active = true where company_id = ${companyId} and id = ${id}`);
const version = async (tx: Tx, id: string) =>
  (
    await one<{ version: number }>(
      tx,
      sql`select version from partner where company_id = ${companyId} and id = ${id}`,
    )
  ).version;
const merge = async (
  tx: Tx,
  actor: Actor = administrator,
  two = { keptId: kept, mergedId: gone },
  reason: string | null = "The company has a new tax code",
) =>
  (
    await mergePartners(tx, actor, {
      ...two,
      reason,
      keptVersion: await version(tx, two.keptId),
      mergedVersion: await version(tx, two.mergedId),
    })
  ).data;
const undo = (tx: Tx, id: string, actor: Actor = administrator) =>
  undoMerge(tx, actor, { id, version: 1 });

const waiting = (tx: Tx) =>
  one(
    tx,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );

/** Every row of every table as text, but for its stamps; what the merge writes of itself is apart. */
async function everything(tx: Tx): Promise<Record<string, string[]>> {
  const tables = await rows<{ name: string }>(
    tx,
    sql`select c.oid::regclass::text as name from pg_class as c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not in ('history', 'partner_merge', 'partner_merge_row',
          -- Jobs whose sums are to be counted again: a merge and its undoing both note them.
          'kept_noted',
          -- What statements moved is compared folded: the undoing moves back what the merge moved.
          'open_sum', 'open_sum_move') order by 1`,
  );
  const parts = tables.map(
    ({ name }) => sql`select ${name}::text as name, array_agg(row order by row) as rows from (
      select (to_jsonb(t.*) - array['version', 'user_modified', 'datetime_modified'])::text as row
      from ${sql.table(name)} as t) as r having count(*) > 0`,
  );
  const found = await rows<{ name: string; rows: string[] }>(
    tx,
    sql`${sql.join(parts, sql` union all `)}`,
  );
  const sums = await rows<{ row: string }>(
    tx,
    sql`select to_jsonb(f)::text as row from (
        select partner_id, sale_man_id, office_id, transaction_type, type, currency_id,
          sum(lines) as lines, trim_scale(sum(total)) as total,
          trim_scale(sum(total_vnd)) as total_vnd, trim_scale(sum(total_usd)) as total_usd,
          sum(without_usd) as without_usd
        from (select * from open_sum union all select company_id, partner_id, sale_man_id,
          office_id, transaction_type, type, currency_id, lines, total, total_vnd, total_usd,
          without_usd from open_sum_move) d group by 1, 2, 3, 4, 5, 6) f
      where (lines, total, total_vnd, total_usd, without_usd) <> (0, 0, 0, 0, 0) order by 1`,
  );
  return {
    ...Object.fromEntries(found.map((each) => [each.name, each.rows])),
    open_sum: sums.map((each) => each.row),
  };
}

async function referring(tx: Tx, id: string): Promise<Record<string, number>> {
  const parts = (await partnerReferences(tx)).flatMap(({ table, columns }) =>
    columns.map(
      (column) => sql`select ${`${table}.${column}`}::text as place, count(*)::int as count
        from ${sql.table(table)} where company_id = ${companyId} and ${sql.ref(column)} = ${id}`,
    ),
  );
  const found = await rows<{ place: string; count: number }>(
    tx,
    sql`select * from (${sql.join(parts, sql` union all `)}) as r where count > 0 order by 1`,
  );
  return Object.fromEntries(found.map((each) => [each.place, each.count]));
}

test("every table that refers to a partner has rows a merge can name", () =>
  readOnly(database, async (tx) => {
    const references = await partnerReferences(tx);
    expect(references.map((each) => each.table)).toEqual(
      expect.arrayContaining(["surcharge", "house_bill", "document", "partner", "potential"]),
    );
    const withoutId = await rows(
      tx,
      sql`select r.name from unnest(${references.map((each) => each.table)}::text[]) as r (name)
        where not exists (select from pg_attribute as a where a.attrelid = r.name::regclass
          and a.attname = 'id' and a.atttypid = 'uuid'::regtype)`,
    );
    expect(withoutId).toEqual([]);
  }));

describe("a merge", () => {
  test("leads whatever refers to the one partner to the other", () =>
    withTwo(async (tx) => {
      const before = await referring(tx, gone);
      expect(Object.keys(before)).toEqual(
        expect.arrayContaining([
          "document.partner_id",
          "house_bill.customer_id",
          "surcharge.payment_object_id",
        ]),
      );
      await merge(tx);
      // What stays is what the kept partner has already, and where the merged one belongs itself.
      expect(await referring(tx, gone)).toEqual({
        "partner.parent_id": 1,
        "partner_bank.partner_id": 1,
        "partner_email.partner_id": 1,
      });
      const after = await referring(tx, kept);
      expect(after["surcharge.payment_object_id"]).toBe(before["surcharge.payment_object_id"]);
      expect(after["partner_email.partner_id"]).toBe(2);
      expect(after["partner.merged_into_id"]).toBe(1);
      expect(after["partner.parent_id"]).toBe(2);
    }));

  test("tells before how many records of which kind go, stay and give way", () =>
    withTwo(async (tx) => {
      const { records } = await previewMerge(tx, administrator, { keptId: kept, mergedId: gone });
      const recordOf = (title: string) => records.find((each) => each.title === title);
      expect(recordOf("partner_agreement")).toMatchObject({ moves: 2, stays: 0, yields: 1 });
      expect(recordOf("partner_email")).toMatchObject({ moves: 1, stays: 1, yields: 0 });
      const total = records.reduce((sum, each) => sum + each.moves, 0);
      // The kept partner itself hung below the other; it is not among what goes over.
      expect((await merge(tx)).moved).toBe(total);
    }));

  test("of different tax codes with invoices is refused without a reason, which is kept", () =>
    withTwo(async (tx) => {
      const two = { keptId: kept, mergedId: gone };
      const { taxCodes } = await previewMerge(tx, administrator, two);
      expect(taxCodes).toEqual({
        keptTaxCode: "0300588142",
        mergedTaxCode: "C00001",
        invoices: 1,
      });
      for (const reason of [null, "  "]) {
        await expect(merge(tx, administrator, two, reason)).rejects.toMatchObject({
          code: "partnerMerge.taxCodesDiffer",
          facts: { keptTaxCode: "0300588142", mergedTaxCode: "C00001", count: 1 },
          fields: [{ field: "reason" }],
        });
      }
      // The invoices of the kept partner count as those of the merged one do.
      const turned = { keptId: gone, mergedId: kept };
      await expect(merge(tx, administrator, turned, null)).rejects.toMatchObject({
        code: "partnerMerge.taxCodesDiffer",
      });
      await merge(tx, administrator, two, "New code after the merger");
      expect(await listMerges(tx, administrator, { id: kept })).toMatchObject([
        { mergedId: gone, reason: "New code after the merger" },
      ]);
      const told = await partnerHistory(tx, administrator, { id: kept });
      expect(told.flatMap((each) => each.changes)).toContainEqual(
        expect.objectContaining({ field: "mergeReason", now: "New code after the merger" }),
      );
    }));

  test.each([
    ["of one tax code", branch, gone, null],
    ["without invoices", branch, kept, { invoices: 0 }],
  ])("%s needs no reason", (_, keptId, mergedId, taxCodes) =>
    withTwo(async (tx) => {
      const two = { keptId, mergedId };
      const preview = await previewMerge(tx, administrator, two);
      expect(preview.taxCodes).toEqual(taxCodes && expect.objectContaining(taxCodes));
      await merge(tx, administrator, two, null);
    }),
  );

  test("leaves the one inactive and marked, and gives the other what it lacked", () =>
    withTwo(async (tx) => {
      await merge(tx);
      expect(await getPartnerById(tx, administrator, { id: gone })).toMatchObject({
        active: false,
        mergedIntoId: kept,
        mergedIntoCode: "0300588142",
      });
      expect(await getPartnerById(tx, administrator, { id: kept })).toMatchObject({
        active: true,
        parentId: kept,
        partnerGroup: ["CUSTOMER", "SHIPPER"],
        tel: "028 1",
        fax: "028 3",
        salePersonId: people.sales.id,
      });
    }));

  test("lets an agreement give way to the same one of the kept partner", () =>
    withTwo(async (tx) => {
      await merge(tx);
      const found = await rows<{ contractNo: string; active: boolean }>(
        tx,
        sql`select contract_no, active from partner_agreement
          where company_id = ${companyId} and partner_id = ${kept} order by 1`,
      );
      expect(found).toHaveLength(3);
      expect(found.filter((each) => each.active).map((each) => each.contractNo)).toEqual([
        "HD-1",
        "HD-2",
      ]);
    }));

  test("stands in the history of both partners and of every record that went over", () =>
    withTwo(async (tx) => {
      await merge(tx);
      const [last] = await partnerHistory(tx, administrator, { id: gone });
      expect(last?.changes).toContainEqual(
        expect.objectContaining({ field: "mergedIntoId", now: "0300588142 · Hoa Sen" }),
      );
      const told = await partnerHistory(tx, administrator, { id: kept });
      expect(told.flatMap((each) => each.changes)).toContainEqual(
        expect.objectContaining({ label: "Merged in", now: "C00001 · Hoa Sen Export" }),
      );
      const bills = await one<{ count: number }>(
        tx,
        sql`select count(*)::int as count from history where company_id = ${companyId}
          and table_name = 'house_bill' and after ->> 'customer_id' = ${kept}`,
      );
      expect(bills.count).toBe(2);
    }));

  test("raises the version of a bill that names the partner in its bill of lading alone", () =>
    withTwo(async (tx) => {
      const bills = () =>
        rows<{ id: string; version: number; notifyPartyId: string | null }>(
          tx,
          sql`select b.id, b.version, l.notify_party_id from house_bill b
            join sea_bill l on l.company_id = ${companyId} and l.id = b.id
            where b.company_id = ${companyId} order by b.id`,
        );
      await activate(tx, kept);
      await run(
        tx,
        sql`update house_bill set customer_id = ${kept} where company_id = ${companyId}`,
      );
      await run(
        tx,
        sql`update sea_bill set notify_party_id = ${gone}
          where company_id = ${companyId} and id = ${chargedJob.bill}`,
      );
      const [before, other] = await bills();
      const { id } = await merge(tx);
      const [merged, same] = await bills();
      expect(merged).toMatchObject({ notifyPartyId: kept, version: (before?.version ?? 0) + 1 });
      expect(same).toEqual(other);
      await undo(tx, id);
      const [back] = await bills();
      expect(back).toMatchObject({ notifyPartyId: gone, version: (before?.version ?? 0) + 2 });
    }));

  test("needs its own right on top of the right to change both", () =>
    withTwo(async (tx) => {
      const without = castActor("administrator", {
        change: { commercialCustomer: { special: [] } },
      });
      await expect(merge(tx, without)).rejects.toMatchObject({ code: "access.forbidden" });
      const reader = castActor("documentation", {
        change: { commercialCustomer: { write: "Owner" } },
      });
      await expect(merge(tx, reader)).rejects.toMatchObject({ code: "access.forbidden" });
      const { id } = await merge(tx);
      await expect(undo(tx, id, without)).rejects.toMatchObject({ code: "access.forbidden" });
    }));

  test("knows no partner of another company", () =>
    withTwo(async (tx) => {
      const elsewhere = castActor("administrator", {
        companyId: "0190c0de-0000-7000-8000-0000000000ff",
      });
      await expect(merge(tx, elsewhere)).rejects.toMatchObject({ code: "record.notFound" });
      const { id } = await merge(tx);
      await expect(undo(tx, id, elsewhere)).rejects.toMatchObject({
        code: "partnerMerge.notFound",
      });
    }));

  test("is of two partners that stand as they were read", () =>
    withTwo(async (tx) => {
      const same = { keptId: kept, mergedId: kept };
      await expect(merge(tx, administrator, same)).rejects.toMatchObject({
        code: "partnerMerge.same",
      });
      const old = { keptId: kept, mergedId: gone, keptVersion: 1, mergedVersion: 99 };
      await expect(mergePartners(tx, administrator, old)).rejects.toMatchObject({
        code: "record.conflict",
      });
      await merge(tx);
      await expect(merge(tx)).rejects.toMatchObject({ code: "partnerMerge.already" });
    }));

  test("is refused where both stand in one record, and says in which kind", () =>
    withTwo(async (tx) => {
      await activate(tx, kept);
      await run(
        tx,
        sql`update surcharge set payer_id = ${kept} where company_id = ${companyId}
          and type = 'OBH' and payment_object_id = ${gone}`,
      );
      await expect(merge(tx)).rejects.toMatchObject({
        code: "partnerMerge.clash",
        facts: { what: "surcharge" },
      });
    }));

  test("keeps the merged partner inactive for good", () =>
    withTwo(async (tx) => {
      await merge(tx, administrator, { keptId: gone, mergedId: kept });
      const again = updatePartner(tx, administrator, {
        id: kept,
        version: await version(tx, kept),
        active: true,
      });
      await expect(again).rejects.toMatchObject({ code: "partner.isMerged" });
    }));

  test("shortens the way when the kept partner is merged on", () =>
    withTwo(async (tx) => {
      await merge(tx);
      const { data: third } = await addPartner(tx, administrator, {
        partnerType: "Customer",
        taxCode: "0312345003",
        shortName: "THIRD",
        partnerNameEn: "Third",
        partnerNameVn: "Third",
        addressEn: "x",
        addressVn: "x",
        countryId: "VN",
      });
      await merge(tx, administrator, { keptId: third.id, mergedId: kept });
      expect(await getPartnerById(tx, administrator, { id: gone })).toMatchObject({
        mergedIntoId: third.id,
      });
    }));
});

describe("a merge and money that was paid ahead", () => {
  const ahead = (tx: Tx, customerId: string, paidAmount: string, agreementId: string | null) =>
    receive(tx, paidAmount, [], { class: "Advance", customerId, agreementId });
  const pools = async (tx: Tx, customerId: string) => {
    const found = await rows<{ agreementId: string | null; open: string }>(
      tx,
      sql`select agreement_id, sum(open)::text as open from due
        where company_id = ${companyId} and partner_id = ${customerId} and kind = 'advance'
        group by agreement_id`,
    );
    return found.map(({ agreementId, open }) => [agreementId, open]);
  };

  test("joins the advances of both, also of two agreements that are one", () =>
    withTwo(async (tx) => {
      await activate(tx, kept);
      await ahead(tx, kept, "1000", null);
      await ahead(tx, gone, "200", null);
      await ahead(tx, kept, "5000", mine);
      const { id: later } = await ahead(tx, gone, "7000", theirs);
      const before = await everything(tx);
      const [left] = (await pools(tx, gone)).filter(([agreement]) => agreement === null);
      const preview = await previewMerge(tx, administrator, { keptId: kept, mergedId: gone });
      expect(preview.records.filter((each) => each.yields > 0).map((each) => each.title)).toEqual([
        "partner_agreement",
      ]);
      const { id } = await merge(tx);
      const joined = await pools(tx, kept);
      expect(joined).toEqual(
        expect.arrayContaining([
          [mine, "12000"],
          [
            null,
            decimal(left?.[1] ?? "0")
              .plus(1000)
              .toFixed(),
          ],
        ]),
      );
      expect(joined).toHaveLength(2);
      expect(await pools(tx, gone)).toEqual([]);
      await undo(tx, id);
      expect(await everything(tx)).toEqual(before);
      await merge(tx);
      await takeBack(tx, later);
      expect(await pools(tx, kept)).toContainEqual([mine, "5000"]);
    }));
});

describe("a merged or inactive partner", () => {
  test.each([
    ["receipt", (tx: Tx) => receive(tx, "5000", [], { class: "Advance" })],
    [
      "draft of a receipt",
      (tx: Tx) => receive(tx, "5000", [], { class: "Advance", saveAction: 0 }),
    ],
    ["note", (tx: Tx, charges: string[]) => billNote(tx, charges)],
    ["invoice", (tx: Tx, charges: string[]) => billInvoice(tx, charges)],
  ])("gets no %s", (_, write) =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      const { selling } = await keyMainJobCharges(tx);
      await run(tx, sql`update partner set active = false where company_id = ${companyId}`);
      await expect(write(tx, selling)).rejects.toMatchObject({
        code: "partner.isInactive",
        facts: { accountNo: "C00001" },
      });
    }),
  );

  test("keeps nothing of the work that began before the merge", async () => {
    const { selling } = await inTransaction(raced, async (tx) => {
      await writeChargedJob(tx);
      const charges = await keyMainJobCharges(tx);
      await writeSecondRecord(tx);
      return charges;
    });
    const writes: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => receive(tx, "5000", [], { class: "Advance" }),
      (tx) => receive(tx, "5000", [], { class: "Advance", saveAction: 0 }),
      (tx) => billNote(tx, selling.slice(0, 1)),
      (tx) => billInvoice(tx, selling.slice(1, 2)),
      (tx) => key(tx, "SELL", [plainLine("SELL", "1")]),
    ];
    const merging = await raced.kysely.startTransaction().execute();
    await merge(counted(merging));
    const writing = Promise.allSettled(writes.map((write) => inTransaction(raced, write)));
    await expect
      .poll(() => readOnly(raced, waiting), { interval: 20 })
      .toEqual({ count: writes.length });
    await merging.commit().execute();
    for (const each of await writing) {
      expect(each).toMatchObject({ status: "rejected", reason: expect.any(Refused) });
    }
    const left = await readOnly(raced, (tx) =>
      rows(tx, sql`select * from rows_on_merged_partners(${companyId})`),
    );
    expect(left).toEqual([]);
  });
});

describe("undoing a merge", () => {
  test("gives back every row of every table as it was", () =>
    withTwo(async (tx) => {
      const before = await everything(tx);
      const { id } = await merge(tx);
      expect(await everything(tx)).not.toEqual(before);
      await undo(tx, id);
      expect(await everything(tx)).toEqual(before);
      expect(await listMerges(tx, administrator, { id: kept })).toEqual([]);
      await expect(undo(tx, id)).rejects.toMatchObject({ code: "partnerMerge.undone" });
    }));

  test("takes the later of two merges first", () =>
    withTwo(async (tx) => {
      const before = await everything(tx);
      const first = await merge(tx, administrator, { keptId: gone, mergedId: branch });
      const second = await merge(tx);
      await expect(undo(tx, first.id)).rejects.toMatchObject({ code: "partnerMerge.changed" });
      await undo(tx, second.id);
      await undo(tx, first.id);
      expect(await everything(tx)).toEqual(before);
    }));

  test("keeps what was changed since and touches no partner", () =>
    withTwo(async (tx) => {
      const { id } = await merge(tx);
      await run(
        tx,
        sql`update house_bill set shipper_description = 'HOA SEN' where company_id = ${companyId}`,
      );
      await undo(tx, id);
      const bills = await rows<{ customerId: string; shipperDescription: string }>(
        tx,
        sql`select customer_id, shipper_description from house_bill where company_id = ${companyId}`,
      );
      expect(bills).toHaveLength(2);
      for (const bill of bills) {
        expect(bill).toEqual({ customerId: gone, shipperDescription: "HOA SEN" });
      }
    }));

  test.each([
    [
      "a record that went over leads elsewhere now",
      (tx: Tx) =>
        run(
          tx,
          sql`update house_bill set customer_id = ${chargedJob.port}
            where company_id = ${companyId} and id = ${chargedJob.otherBill}`,
        ),
      { code: "partnerMerge.changed", facts: { what: "house_bill (1)" } },
    ],
    [
      "a record that went over is gone",
      (tx: Tx) => run(tx, sql`delete from potential where company_id = ${companyId}`),
      { code: "partnerMerge.changed", facts: { what: "potential (1)" } },
    ],
    [
      "the kept partner was made inactive",
      (tx: Tx) =>
        run(
          tx,
          sql`update partner set active = false where company_id = ${companyId} and id = ${kept}`,
        ),
      { code: "partnerMerge.changed", facts: { what: expect.stringMatching(/^partner/i) } },
    ],
    [
      "a charge of the kept partner came onto a bill that went over",
      (tx: Tx) =>
        run(
          tx,
          sql`insert into surcharge
            select s.* from surcharge as one
            cross join lateral jsonb_populate_record(one, jsonb_build_object('id', new_id())) as s
            where one.company_id = ${companyId} and one.type = 'SELL'
              and one.payment_object_id = ${kept} limit 1`,
        ),
      { code: "partnerMerge.tied", facts: { what: "surcharge" } },
    ],
  ])("is refused when %s", (_, change, refusal) =>
    withTwo(async (tx) => {
      const { id } = await merge(tx);
      await change(tx);
      await expect(undo(tx, id)).rejects.toMatchObject(refusal);
    }),
  );

  test("is refused when charges that went over were billed since", () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      const charges = await keyMainJobCharges(tx);
      await writeSecondRecord(tx);
      const { id } = await merge(tx);
      await billNote(tx, charges.selling, { partnerId: kept });
      await expect(undo(tx, id)).rejects.toMatchObject({ code: "partnerMerge.tied" });
    }));

  test("is for the day of the merge alone", () =>
    withTwo(async (tx) => {
      const { id } = await merge(tx);
      expect(await listMerges(tx, administrator, { id: kept })).toMatchObject([
        { id, mergedId: gone, accountNo: "C00001", mayUndo: true },
      ]);
      await run(
        tx,
        sql`update partner_merge set merged_on = merged_on - 1 where company_id = ${companyId}`,
      );
      await expect(undo(tx, id)).rejects.toMatchObject({ code: "partnerMerge.dayIsOver" });
      expect((await listMerges(tx, administrator, { id: kept }))[0]?.mayUndo).toBe(false);
    }));
});

test("a partner that another was merged into is in use", () =>
  withTwo(async (tx) => {
    await merge(tx);
    await run(
      tx,
      sql`update partner set active = false where company_id = ${companyId} and id = ${kept}`,
    );
    await expect(removePartner(tx, administrator, { id: kept })).rejects.toMatchObject({
      code: "record.inUse",
    });
  }));
