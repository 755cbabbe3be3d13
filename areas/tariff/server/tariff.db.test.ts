import { charge as declaredCharge } from "@fairway/areas/catalogue/model/charge.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { offices } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";
import { declaredLine, declaredTariff } from "../contract.ts";
import "./handlers.ts";
import { importLines, uploadLines } from "./importLines.ts";
import { listTariffs } from "./listTariffs.ts";
import { mayRemoveTariff, removeTariff } from "./removeTariff.ts";
import { addTariff, checkDuplicateTariff, getTariff, updateTariff } from "./saveTariff.ts";
import { tariffHistory } from "./tariffHistory.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const charges = {} as Record<"seal" | "vgm" | "air", string>;

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    const add = async (code: string, service: string) => {
      const names = { chargeNameEn: code, chargeNameVn: code, type: "DEBIT" };
      const more = { code, ...names, serviceTypeId: [service] };
      const resource = declaredCharge as unknown as Resource;
      return (await createRecord(tx, administrator, resource, more)).id;
    };
    charges.seal = await add("S_SEAL", "SFE");
    charges.vgm = await add("S_VGM", "SFE");
    charges.air = await add("S_AIR", "AE");
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const line = () => ({
  chargeId: charges.seal,
  type: "Single",
  rangeType: "Container",
  unitPrice: "9.5",
  unitId: ground.hc40,
  currencyId: "USD",
});
const general = () => ({
  tariffName: "Sea export 2026",
  tariffType: "General",
  status: true,
  effectiveDate: "2026-01-01",
  expiredDate: "2026-12-31",
  applyOfficeId: offices.hcm,
  productService: "SFE",
  lines: [line()] as Record<string, unknown>[],
});
const add = async (tx: Tx, change: object = {}, actor: Actor = administrator) =>
  (await addTariff(tx, actor, { ...general(), ...change })).data.id;
const read = (tx: Tx, id: string, actor: Actor = administrator) =>
  getTariff(tx, actor, { tariffId: id });
const change = async (tx: Tx, id: string, changes: object, actor: Actor = administrator) => {
  const { version } = await read(tx, id);
  return updateTariff(tx, actor, { id, version, ...changes });
};

test(
  "the tables are as they are declared; the number of a line is given where a sheet has none",
  story(async (tx) => {
    expect(await tableDifferences(tx, declaredTariff)).toEqual([]);
    expect(await tableDifferences(tx, declaredLine)).toEqual([
      "alter table tariff_line alter column line_no drop not null;",
    ]);
  }),
);

describe("a tariff", () => {
  test(
    "TF-1: is read as it was sent, its lines in their order",
    story(async (tx) => {
      const vgm = { ...line(), chargeId: charges.vgm, rangeType: "GW", unitPrice: "55.12345678" };
      const id = await add(tx, { lines: [vgm, line()] });
      const row = await read(tx, id);
      expect(row).toMatchObject({
        tariffName: "Sea export 2026",
        version: 1,
        may: ["update", "delete"],
      });
      expect(
        row.lines.map((each) => [each["lineNo"], each["chargeCode"], each["unitPrice"]]),
      ).toEqual([
        ["1", "S_VGM", "55.12345678"],
        ["2", "S_SEAL", "9.5"],
      ]);
    }),
  );

  test(
    "TF-1: has a name of its own, days in order and at least one line",
    story(async (tx) => {
      await add(tx);
      const twice = await refusal(
        add(tx, { tariffName: "SEA EXPORT 2026", productService: "SFI" }),
      );
      expect(twice.code).toBe("record.exists");
    }),
  );
  test(
    "TF-1: days in the wrong order and no line are refused",
    story(async (tx) => {
      expect(wrongFields(await refusal(add(tx, { expiredDate: "2025-12-31" })))).toEqual([
        "expiredDate tariff.daysReversed",
      ]);
      expect(wrongFields(await refusal(add(tx, { lines: [] })))).toEqual(["lines tariff.noLines"]);
      const draft = { tariffName: "Draft", status: false, lines: [] };
      expect((await read(tx, await add(tx, draft))).lines).toEqual([]);
    }),
  );

  test(
    "TF-2: has the partner of its type and no other",
    story(async (tx) => {
      const typed = { tariffType: "Customer", supplier: ground.carrier };
      expect(wrongFields(await refusal(add(tx, typed)))).toEqual([
        "customer tariff.partnerMissing",
      ]);
    }),
  );
  test(
    "TF-2: what another type left behind is cleared",
    story(async (tx) => {
      const both = { customer: ground.customer, supplier: ground.carrier };
      const id = await add(tx, { tariffType: "Customer", ...both });
      expect(await read(tx, id)).toMatchObject({ customer: ground.customer, supplier: null });
      await change(tx, id, { tariffType: "General" });
      expect(await read(tx, id)).toMatchObject({ customer: null, supplier: null });
    }),
  );

  test(
    "TF-3: overlaps no other of its type, service, office and partner, and the refusal names it",
    story(async (tx) => {
      await add(tx);
      const next = { tariffName: "Next", effectiveDate: "2026-12-31", expiredDate: "2027-12-31" };
      const refused = await refusal(add(tx, next));
      expect(refused.say("en")).toContain("Sea export 2026 is for the same type");
      expect(refused.say("vi")).toContain("từ 01/01/2026 đến 31/12/2026");
      expect(refused.fields.map((each) => each.field)).toEqual(["effectiveDate"]);
    }),
  );
  test.each([
    ["the day after", { effectiveDate: "2027-01-01", expiredDate: "2027-12-31" }],
    ["another service", { productService: "SFI" }],
    ["another office", { applyOfficeId: offices.hph }],
    ["a customer", { tariffType: "Customer", customer: ground.customer }],
    ["one load", { cargoType: "FCL" }],
    ["an inactive one", { status: false }],
  ])("TF-3: %s does not overlap", (_, differs) =>
    rolledBack(database, async (tx) => {
      await add(tx);
      // The charge of these lines is of one service.
      await run(tx, sql`update charge set service_type_id = array['SFE', 'SFI', 'AE']`);
      const id = await add(tx, { tariffName: "Other", ...differs });
      expect(await read(tx, id)).toMatchObject({ tariffName: "Other" });
    }),
  );
  test(
    "TF-3: two saves of the same moment are refused by the database",
    story(async (tx) => {
      const id = await add(tx, { status: false });
      await add(tx, { tariffName: "Other" });
      const both = run(tx, sql`update tariff set status = true where id = ${id}`);
      expect((await refusal(both)).code).toBe("tariff.overlapsNow");
    }),
  );
  test(
    "TF-3: making one active again is refused as well",
    story(async (tx) => {
      const id = await add(tx, { status: false });
      await add(tx, { tariffName: "Other" });
      expect((await refusal(change(tx, id, { status: true }))).code).toBe("tariff.overlaps");
    }),
  );
  test(
    "TF-3: a name or days that are taken can be asked for beforehand",
    story(async (tx) => {
      const id = await add(tx);
      const taken = (ask: object) =>
        checkDuplicateTariff(tx, administrator, { ...general(), id: null, ...ask });
      expect(await taken({ productService: "SFI" })).toBe(true);
      expect(await taken({ tariffName: "Other" })).toBe(true);
      expect(
        await taken({
          tariffName: "Other",
          effectiveDate: "2025-01-01",
          expiredDate: "2025-12-31",
        }),
      ).toBe(false);
      expect(await taken({ id })).toBe(false);
    }),
  );

  test(
    "TF-14: a stale version is refused",
    story(async (tx) => {
      const id = await add(tx);
      await change(tx, id, { description: "first" });
      const stale = updateTariff(tx, administrator, { id, version: 1, description: "second" });
      expect((await refusal(stale)).code).toBe("record.conflict");
    }),
  );

  test(
    "TF-15: an active one is not deleted, an inactive one goes with its lines",
    story(async (tx) => {
      const id = await add(tx);
      expect(await mayRemoveTariff(tx, administrator, { id })).toBe(false);
      expect((await refusal(removeTariff(tx, administrator, { id }))).code).toBe(
        "tariff.activeCannotGo",
      );
    }),
  );
  test(
    "TF-15: an inactive one goes with its lines",
    story(async (tx) => {
      const id = await add(tx, { status: false });
      expect(await mayRemoveTariff(tx, administrator, { id })).toBe(true);
      await removeTariff(tx, administrator, { id });
      const left = await one<{ count: number }>(
        tx,
        sql`select count(*)::int as count from tariff_line where tariff_id = ${id}`,
      );
      expect(left.count).toBe(0);
    }),
  );

  test(
    "TF-4: is listed by its days and by what ends soon",
    story(async (tx) => {
      const now = today();
      const soon = { effectiveDate: addDays(now, -30), expiredDate: addDays(now, 30) };
      await add(tx, { tariffName: "Soon", ...soon });
      await add(tx, {
        tariffName: "Later",
        productService: "SFE",
        applyOfficeId: offices.hph,
        effectiveDate: addDays(now, -30),
        expiredDate: addDays(now, 31),
      });
      const names = async (ask: Parameters<typeof listTariffs>[2]) =>
        (await listTariffs(tx, administrator, ask)).data.map((each) => each.name).sort();
      expect(await names({})).toEqual(["Later", "Soon"]);
      expect(await names({ expiresWithin: 30 })).toEqual(["Soon"]);
      const last = { dateType: "ExpiredDate", fromDate: addDays(now, 31) } as const;
      expect(await names(last)).toEqual(["Later"]);
      expect(await names({ dateType: "CreateDate", toDate: addDays(now, -1) })).toEqual([]);
      expect(await names({ keyword: "soon", searchBy: "tariffName" })).toEqual(["Soon"]);
      expect(await names({ applyOfficeId: offices.hph })).toEqual(["Later"]);
    }),
  );

  test(
    "TF-4: those that I created are listed whatever my reach is",
    story(async (tx) => {
      const owner = { list: "Owner", write: "Owner", detail: "Owner" } as const;
      const clerk = castActor("documentation", { change: { settingTariff: owner } });
      await add(tx);
      await add(tx, { tariffName: "Mine", cargoType: "LCL" }, clerk);
      const listed = await listTariffs(tx, clerk, {});
      expect(listed.data.map((each) => each.name)).toEqual(["Mine"]);
    }),
  );

  test(
    "TF-14: its history tells what changed of it and of its lines",
    story(async (tx) => {
      const id = await add(tx, { lines: [line(), { ...line(), chargeId: charges.vgm }] });
      const { lines } = await read(tx, id);
      const [seal] = lines as unknown as Record<string, unknown>[];
      await change(tx, id, { description: "dearer", lines: [{ ...seal, unitPrice: "9.9" }] });
      const told = (await tariffHistory(tx, administrator, { id })).flatMap(({ action, changes }) =>
        changes
          .filter(({ field }) => /unitPrice|description/.test(field))
          .map(({ label, was, now }) => `${action} ${label}: ${was} → ${now}`),
      );
      expect(told).toContain("update Description:  → dearer");
      expect(told).toContain("update Line 1 · Unit price: 9.5 → 9.9");
      expect(told).toContain("delete Line 2 · Unit price: 9.5 → ");
    }),
  );
});

describe("TF-18: a tariff belongs to the office for which it is", () => {
  const reaching = (reach: "Office" | "Owner", officeId: string = offices.hcm) =>
    castActor("manager", {
      officeId,
      change: { settingTariff: { list: reach, write: reach, detail: reach } },
    });
  const ofOtherOffice = { tariffName: "Haiphong", applyOfficeId: offices.hph };
  const mayNot = [
    ["adding", (tx: Tx) => add(tx, ofOtherOffice, reaching("Office"))],
    ["adding as an owner", (tx: Tx) => add(tx, ofOtherOffice, reaching("Owner"))],
    [
      "moving",
      async (tx: Tx) =>
        change(tx, await add(tx, {}, reaching("Office")), ofOtherOffice, reaching("Office")),
    ],
  ] as const;
  for (const [name, work] of mayNot) {
    test(
      `${name} one for an office out of reach is refused`,
      story(async (tx) => {
        expect((await refusal(work(tx))).code).toBe("tariff.otherOffice");
      }),
    );
  }

  test(
    "the users of that office see and change it, those of its author do not",
    story(async (tx) => {
      const id = await add(tx, ofOtherOffice);
      const there = reaching("Office", offices.hph);
      expect((await listTariffs(tx, there, {})).data.map((each) => each.name)).toEqual([
        "Haiphong",
      ]);
      await change(tx, id, { description: "ours" }, there);
      expect((await listTariffs(tx, reaching("Office"), {})).data).toEqual([]);
      await change(tx, id, { applyOfficeId: offices.hcm });
      expect((await listTariffs(tx, reaching("Office"), {})).data).toHaveLength(1);
    }),
  );

  test(
    "an overlap tells nothing of a tariff that the user may not see",
    story(async (tx) => {
      await add(tx);
      const clerk = castActor("documentation", {
        change: { settingTariff: { list: "Owner", write: "Owner", detail: "Owner" } },
      });
      const told = await refusal(add(tx, { tariffName: "Mine" }, clerk));
      expect(told.code).toBe("tariff.overlapsUnseen");
      expect(told.say("en")).not.toContain("Sea export");
    }),
  );
});

describe("the lines of a tariff", () => {
  test(
    "TF-1: a save without lines keeps them, and checks them where the service changed",
    story(async (tx) => {
      const id = await add(tx);
      await change(tx, id, { description: "text only" });
      expect((await read(tx, id)).lines).toHaveLength(1);
      expect(wrongFields(await refusal(change(tx, id, { productService: "AE" })))).toEqual([
        "lines.0.chargeId tariffLine.otherService",
      ]);
    }),
  );
  test(
    "TF-1: a draft without lines does not become active",
    story(async (tx) => {
      const id = await add(tx, { tariffName: "Draft", status: false, lines: [] });
      expect(wrongFields(await refusal(change(tx, id, { status: true })))).toEqual([
        "lines tariff.noLines",
      ]);
    }),
  );

  test(
    "TF-5 to TF-8: every wrong cell is named with its line, and nothing is stored",
    story(async (tx) => {
      const lines = [
        { ...line(), unitPrice: "0" },
        { ...line(), chargeId: charges.vgm, type: "Range", rangeFrom: "5", rangeTo: "4" },
        { ...line(), chargeId: null },
      ];
      expect(wrongFields(await refusal(add(tx, { lines })))).toEqual([
        "lines.0.unitPrice tariffLine.noPrice",
        "lines.1.rangeTo tariffLine.rangeReversed",
        "lines.2.chargeId field.required",
      ]);
    }),
  );
  test(
    "TF-7, TF-8: a charge twice, of another service, and of another company",
    story(async (tx) => {
      const foreign = "0190c0de-0000-7000-8000-00000000ffff";
      const lines = [
        line(),
        line(),
        { ...line(), chargeId: charges.air },
        { ...line(), pol: foreign },
      ];
      expect(wrongFields(await refusal(add(tx, { lines })))).toEqual([
        "lines.3.pol field.unknown",
        "lines.1.chargeId tariffLine.twice",
        "lines.2.chargeId tariffLine.otherService",
      ]);
    }),
  );
  test(
    "TF-8: a charge that was retired stays, and cannot be chosen again",
    story(async (tx) => {
      const id = await add(tx);
      await run(tx, sql`update charge set active = false`);
      await change(tx, id, { description: "kept" });
      const lines = [{ ...line(), chargeId: charges.vgm }];
      expect(wrongFields(await refusal(change(tx, id, { lines })))).toEqual([
        "lines.0.chargeId tariffLine.retired",
      ]);
    }),
  );
  test(
    "TF-1: sent lines replace the stored ones; only what changed has a new version",
    story(async (tx) => {
      const id = await add(tx, { lines: [line(), { ...line(), chargeId: charges.vgm }] });
      const [seal, vgm] = (await read(tx, id)).lines as unknown as Record<string, unknown>[];
      await change(tx, id, { lines: [{ ...vgm }, { ...seal, unitPrice: "9.5" }] });
      const after = (await read(tx, id)).lines;
      expect(after.map((each) => [each["chargeCode"], each["lineNo"]])).toEqual([
        ["S_VGM", "1"],
        ["S_SEAL", "2"],
      ]);
      expect(after.map((each) => each.id)).toEqual([vgm?.["id"], seal?.["id"]]);
    }),
  );
  test(
    "bad numbers are refused by field",
    story(async (tx) => {
      const lines = [{ ...line(), unitPrice: "1e30", rangeType: "GW" }];
      expect(wrongFields(await refusal(add(tx, { lines })))).toEqual([
        "lines.0.unitPrice field.notNumber",
      ]);
    }),
  );
});

describe("a sheet of lines", () => {
  const columns = (Object.keys(declaredLine.fields) as string[]).map((key) => ({
    key,
    header: (declaredLine.fields[key] as { label: { en: string } }).label.en,
    kind: "text" as const,
  }));
  const cells = {
    tariffId: "Sea export 2026",
    chargeId: "S_VGM",
    type: "Range",
    rangeType: "Gross weight",
    rangeFrom: "0",
    rangeTo: "5000",
    unitPrice: "55.5",
    unitId: "KGS",
    currencyId: "VND",
    vatrate: "8",
  };
  const sheet = async (tx: Tx, rows: Record<string, string>[], actor = administrator) => {
    const parts: Uint8Array[] = [];
    for await (const part of writeExcel({ sheet: "x", columns, rows })) parts.push(part);
    const file = { name: "lines.xlsx", mime: "", bytes: Buffer.concat(parts) };
    return uploadLines(tx, actor, { file });
  };
  const store = (tx: Tx, checked: Awaited<ReturnType<typeof sheet>>) =>
    importLines(tx, administrator, { rows: checked.data });

  test(
    "TF-13: adds lines and changes those whose number it has",
    story(async (tx) => {
      const id = await add(tx);
      const upper = { ...cells, rangeFrom: "5000", rangeTo: "", unitPrice: "41.25" };
      const changed = { tariffId: "sea export 2026", lineNo: "1", chargeId: "S_SEAL" };
      const seal = { ...changed, unitPrice: "9.9", unitId: "40HC", currencyId: "USD" };
      const said = await sheet(tx, [cells, upper, { ...seal, rangeType: "Container" }]);
      expect(said.data.map((each) => [each.state, each.errors])).toEqual([
        ["new", {}],
        ["new", {}],
        ["changed", {}],
      ]);
      expect(await store(tx, said)).toMatchObject({ data: { added: 2, changed: 1 } });
      const row = await read(tx, id);
      expect(row.version).toBe(2);
      expect(row.lines.map((each) => [each["lineNo"], each["unitPrice"], each["vatrate"]])).toEqual(
        [
          ["1", "9.9", null],
          ["2", "55.5", "8"],
          ["3", "41.25", "8"],
        ],
      );
    }),
  );
  test(
    "TF-13: names each wrong cell and stores nothing",
    story(async (tx) => {
      await add(tx);
      const said = await sheet(tx, [
        { ...cells, chargeId: "S_AIR" },
        { ...cells, tariffId: "Nothing" },
        { ...cells, unitPrice: "x", rangeFrom: "9", rangeTo: "8" },
        cells,
        cells,
        {
          ...cells,
          chargeId: "S_SEAL",
          unitId: "40HC",
          type: "Single",
          rangeFrom: "",
          rangeTo: "",
        },
      ]);
      expect(said.data.map((each) => Object.keys(each.errors))).toEqual([
        ["chargeId"],
        ["tariffId"],
        ["unitPrice"],
        [],
        ["rangeFrom"],
        ["chargeId"],
      ]);
      expect((await refusal(store(tx, said))).code).toBe("import.wrongRows");
    }),
  );
  test(
    "TF-13: changes only tariffs that the user may change",
    story(async (tx) => {
      await add(tx);
      const clerk = castActor("documentation", {
        change: { settingTariff: { write: "Owner", import: true } },
      });
      const said = await sheet(tx, [cells], clerk);
      expect(said.data[0]?.errors).toEqual({
        tariffId: "You may not change the tariff Sea export 2026.",
      });
    }),
  );
});
