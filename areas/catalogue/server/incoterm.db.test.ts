import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { charge as charges } from "../model/charge.ts";
import { incoterm as incoterms } from "../model/incoterm.ts";
import { unit as units } from "../model/unit.ts";
import type { IncotermChargeLine } from "../model/incotermCharge.ts";
import "./constraints.ts";
import { listIncoterms } from "./listIncoterms.ts";
import { mayRemoveIncoterm, removeIncoterm } from "./removeIncoterm.ts";
import { addIncoterm, getIncoterm, updateIncoterm } from "./saveIncoterm.ts";

const database = await castDatabase();
const [charge, incoterm, unit] = [charges, incoterms, units] as unknown as [
  Resource,
  Resource,
  Resource,
];
const administrator = castActor("administrator");
const nothing = {
  access: true,
  list: "None",
  detail: "None",
  write: "None",
  delete: "None",
} as const;

interface Ground {
  readonly thc: string;
  readonly freight: string;
  readonly airFreight: string;
  readonly cost: string;
  readonly cont: string;
}

const withCast = <T>(play: (tx: Tx, ground: Ground) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    const add = async (code: string, type: string, service: string) => {
      const names = { chargeNameEn: code, chargeNameVn: code };
      const more = { type, serviceTypeId: [service], currencyId: "VND" };
      return (await createRecord(tx, administrator, charge, { code, ...names, ...more })).id;
    };
    const container = {
      code: "CONT",
      unitNameEn: "Container",
      unitNameVn: "Container",
      unitType: "Container",
    };
    return play(tx, {
      thc: await add("S_THC", "DEBIT", "SFE"),
      freight: await add("S_FREIGHT", "DEBIT", "SFE"),
      airFreight: await add("S_AIR", "DEBIT", "AE"),
      cost: await add("B_THC", "CREDIT", "SFE"),
      cont: (await createRecord(tx, administrator, unit, container)).id,
    });
  });

const fob = { code: "FOB", nameEn: "Free on board", service: ["SFE"] };
const line = (
  ground: Ground,
  chargeId: string,
  more: Partial<IncotermChargeLine> = {},
): IncotermChargeLine => ({
  id: null,
  chargeId,
  quantityType: "cont",
  unitId: ground.cont,
  chargeTo: "Customer",
  currencyId: "VND",
  feeType: "LocalCharge",
  ...more,
});
const addFob = async (tx: Tx, more: object = {}, actor: Actor = administrator) =>
  (await addIncoterm(tx, actor, { ...fob, ...more })).data;

const wrong = (...fields: string[]) =>
  expect.objectContaining({
    code: "ask.invalid",
    fields: fields.map((field) => {
      const [name, code] = field.split(" ");
      return expect.objectContaining({ field: name, code });
    }),
  });

describe("a term of delivery", () => {
  test("keeps its usual charges in their order, each with code, name and unit", () =>
    withCast(async (tx, ground) => {
      const sellings = [
        line(ground, ground.freight, { feeType: "Freight" }),
        line(ground, ground.thc),
      ];
      const { id } = await addFob(tx, { sellings, buyings: [line(ground, ground.cost)] });
      const found = await getIncoterm(tx, administrator, { id });
      expect(found).toMatchObject({ ...fob, nameLocal: "Free on board", active: true, version: 1 });
      expect(found.sellings.map((each) => [each.chargeCode, each.feeType])).toEqual([
        ["S_FREIGHT", "Freight"],
        ["S_THC", "LocalCharge"],
      ]);
      expect(found.buyings).toMatchObject([
        { chargeCode: "B_THC", unitCode: "CONT", chargeTo: "Customer", currencyId: "VND" },
      ]);
    }));

  test("replaces the charges of the side that is sent and leaves the other alone", () =>
    withCast(async (tx, ground) => {
      const { id } = await addFob(tx, {
        sellings: [line(ground, ground.freight), line(ground, ground.thc)],
        buyings: [line(ground, ground.cost)],
      });
      const [freight, thc] = (await getIncoterm(tx, administrator, { id })).sellings;
      const kept = line(ground, ground.thc, { id: thc?.id ?? null, chargeTo: "Consignee" });
      const changed = await updateIncoterm(tx, administrator, { id, version: 1, sellings: [kept] });
      expect(changed.data).toEqual({ id, version: 2 });
      const after = await getIncoterm(tx, administrator, { id });
      expect(after.sellings).toMatchObject([{ id: thc?.id, chargeTo: "Consignee" }]);
      expect(after.buyings).toHaveLength(1);
      const trace = await rows<{ action: string }>(
        tx,
        sql`select action from history where company_id = ${companyId}
          and table_name = 'incoterm_charge' and record_id = ${freight?.id ?? null} order by changed_at`,
      );
      expect(trace.map((each) => each.action)).toEqual(["insert", "delete"]);
    }));

  test("lets two lines swap their charges in one save", () =>
    withCast(async (tx, ground) => {
      const { id } = await addFob(tx, {
        sellings: [line(ground, ground.freight), line(ground, ground.thc)],
      });
      const [first, second] = (await getIncoterm(tx, administrator, { id })).sellings;
      const sellings = [
        line(ground, ground.thc, { id: first?.id ?? null }),
        line(ground, ground.freight, { id: second?.id ?? null }),
      ];
      await updateIncoterm(tx, administrator, { id, version: 1, sellings });
      const after = await getIncoterm(tx, administrator, { id });
      expect(after.sellings.map((each) => each.chargeCode)).toEqual(["S_THC", "S_FREIGHT"]);
    }));

  test("that somebody else saved first is a conflict, lines and all", () =>
    withCast(async (tx, ground) => {
      const { id } = await addFob(tx);
      await updateIncoterm(tx, administrator, {
        id,
        version: 1,
        sellings: [line(ground, ground.thc)],
      });
      const late = updateIncoterm(tx, administrator, { id, version: 1, sellings: [] });
      await expect(late).rejects.toMatchObject({ code: "record.conflict" });
      expect((await getIncoterm(tx, administrator, { id })).sellings).toHaveLength(1);
    }));

  test("may stand again for another service, never twice for one", () =>
    withCast(async (tx) => {
      await addFob(tx, { service: ["SFE", "SLE"] });
      await addFob(tx, { service: "AE" });
      const again = addFob(tx, { code: "fob", service: ["SCE", "SLE"] });
      await expect(again).rejects.toMatchObject({
        code: "incoterm.serviceTaken",
        entry: { status: 409 },
        facts: { service: "SLE" },
      });
    }));

  test("cannot take over a service of its code by a change", () =>
    withCast(async (tx) => {
      await addFob(tx);
      const { id } = await addFob(tx, { service: ["SLE"] });
      const change = updateIncoterm(tx, administrator, { id, version: 1, service: ["SLE", "SFE"] });
      await expect(change).rejects.toMatchObject({ code: "incoterm.serviceTaken" });
    }));
});

describe("a usual charge", () => {
  test("is refused cell by cell while something is missing", () =>
    withCast(async (tx, ground) => {
      const half = line(ground, ground.thc, { unitId: null, feeType: null });
      await expect(addFob(tx, { sellings: [half] })).rejects.toEqual(
        wrong("sellings.0.unitId field.required", "sellings.0.feeType field.required"),
      );
    }));

  test("stands on its side, for a service of the term, once, and is in the catalogue", () =>
    withCast(async (tx, ground) => {
      const sellings = [
        line(ground, ground.thc),
        line(ground, ground.cost),
        line(ground, ground.airFreight),
        line(ground, ground.thc),
        line(ground, newId()),
      ];
      const add = addFob(tx, { sellings, buyings: [line(ground, ground.thc)] });
      await expect(add).rejects.toEqual(
        wrong(
          "sellings.1.chargeId incotermCharge.notSelling",
          "sellings.2.chargeId incotermCharge.otherService",
          "sellings.3.chargeId incotermCharge.twice",
          "sellings.4.chargeId incotermCharge.unknown",
          "buyings.0.chargeId incotermCharge.notBuying",
        ),
      );
    }));

  test("that is inactive stays on existing lines and cannot be chosen for new ones", () =>
    withCast(async (tx, ground) => {
      const { id } = await addFob(tx, { sellings: [line(ground, ground.thc)] });
      await updateRecord(tx, administrator, charge, { id: ground.thc, version: 1, active: false });
      await updateIncoterm(tx, administrator, { id, version: 1, nameEn: "Free on board ship" });
      const other = addFob(tx, { code: "CIF", sellings: [line(ground, ground.thc)] });
      await expect(other).rejects.toEqual(wrong("sellings.0.chargeId incotermCharge.retired"));
    }));

  test("holds the services of its term: they cannot be changed away under it", () =>
    withCast(async (tx, ground) => {
      const { id } = await addFob(tx, { sellings: [line(ground, ground.thc)] });
      const change = updateIncoterm(tx, administrator, { id, version: 1, service: ["AE"] });
      await expect(change).rejects.toEqual(
        wrong("sellings.0.chargeId incotermCharge.otherService"),
      );
    }));

  test("keeps its charge and its unit from being deleted", () =>
    withCast(async (tx, ground) => {
      await addFob(tx, { sellings: [line(ground, ground.thc)] });
      const inUse = { code: "record.inUse" };
      const noCharge = deleteRecord(tx, administrator, charge, ground.thc);
      await expect(noCharge).rejects.toMatchObject(inUse);
      const noUnit = deleteRecord(tx, administrator, unit, ground.cont);
      await expect(noUnit).rejects.toMatchObject(inUse);
    }));
});

describe("a term of delivery that is to go", () => {
  test("must be out of use first, and takes its lines along", () =>
    withCast(async (tx, ground) => {
      const { id } = await addFob(tx, { sellings: [line(ground, ground.thc)] });
      expect(await mayRemoveIncoterm(tx, administrator, { id })).toBe(false);
      await expect(removeIncoterm(tx, administrator, { id })).rejects.toMatchObject({
        code: "incoterm.activeCannotGo",
      });
      await updateIncoterm(tx, administrator, { id, version: 1, active: false });
      expect(await mayRemoveIncoterm(tx, administrator, { id })).toBe(true);
      await removeIncoterm(tx, administrator, { id });
      const left = await rows(
        tx,
        sql`select id from incoterm_charge where company_id = ${companyId}`,
      );
      expect(left).toEqual([]);
      await addFob(tx);
    }));

  test("stays while a job stands on it, and the refusal names the job", () =>
    withCast(async (tx) => {
      const { id } = await addFob(tx, { active: false });
      await insertRow(tx, "shipment", {
        companyId,
        id: newId(),
        officeId: offices.hcm,
        jobNo: "HCMSEF2611/00001",
        transactionType: "SFE",
        family: "S",
        personIncharge: people.documentation.id,
        serviceDate: "2026-11-02",
        incotermId: id,
      });
      await expect(removeIncoterm(tx, administrator, { id })).rejects.toMatchObject({
        code: "record.inUse",
      });
    }));
});

describe("the list of terms of delivery", () => {
  test("says who made each, in my language, and is filtered by service", () =>
    withCast(async (tx) => {
      await addFob(tx, { service: ["SFE", "SLE"] });
      await addFob(tx, { code: "FCA", service: ["AE"] });
      const vietnamese = castActor("administrator", { language: "vi" });
      const found = await listIncoterms(tx, vietnamese, { service: "SLE" });
      expect(found).toMatchObject({ page: 1, size: 15, totalItems: 1 });
      expect(found.data).toMatchObject([{ code: "FOB", userNameCreated: "Đỗ Quốc Bảo" }]);
    }));
});

describe("rights on terms of delivery", () => {
  test("without any nothing is done and nothing is listed", () =>
    withCast(async (tx) => {
      const { id } = await addFob(tx);
      const stranger = castActor("documentation", { change: { commercialIncoterm: nothing } });
      const forbidden = { code: "access.forbidden" };
      await expect(addFob(tx, { code: "CIF" }, stranger)).rejects.toMatchObject(forbidden);
      await expect(getIncoterm(tx, stranger, { id })).rejects.toMatchObject(forbidden);
      const change = updateIncoterm(tx, stranger, { id, version: 1, nameEn: "x" });
      await expect(change).rejects.toMatchObject(forbidden);
      await expect(removeIncoterm(tx, stranger, { id })).rejects.toMatchObject(forbidden);
      expect(await mayRemoveIncoterm(tx, stranger, { id })).toBe(false);
      const list = listIncoterms(tx, stranger, {});
      await expect(list).rejects.toMatchObject(forbidden);
      const barred = castActor("documentation", {
        change: { commercialIncoterm: { ...nothing, export: false } },
      });
      await expect(exportRecords(tx, barred, incoterm, {})).rejects.toMatchObject(forbidden);
    }));

  test("reach as far as they say: what I made, what my office made, all", () =>
    withCast(async (tx) => {
      const mine = castActor("documentation", {
        change: {
          commercialIncoterm: { ...nothing, list: "Owner", detail: "Owner", write: "Owner" },
        },
      });
      const own = await addFob(tx, {}, mine);
      const other = await addFob(tx, { code: "CIF" }, castActor("documentationHph"));
      const seen = await listRecords(tx, mine, incoterm, { page: 1, size: 15 });
      expect(seen.data.map((each) => each.id)).toEqual([own.id]);
      const gone = { code: "record.notFound" };
      await expect(getIncoterm(tx, mine, { id: other.id })).rejects.toMatchObject(gone);
      const change = updateIncoterm(tx, mine, { id: other.id, version: 1, nameEn: "x" });
      await expect(change).rejects.toMatchObject(gone);
      const all = await listRecords(tx, administrator, incoterm, { page: 1, size: 15 });
      expect(all.totalItems).toBe(2);
      expect((await getRecord(tx, administrator, incoterm, own.id)).userCreated).toBe(
        people.documentation.id,
      );
    }));
});
