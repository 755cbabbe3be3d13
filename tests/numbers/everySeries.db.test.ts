import { agreementInput } from "@fairway/areas/agreement/model/agreementShapes.ts";
import { chargeGroup } from "@fairway/areas/catalogue/model/chargeGroup.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { userInput } from "@fairway/areas/organisation/model/user.ts";
import { containerForm } from "@fairway/areas/shipment/model/container.ts";
import { maybeCode, maybeNumber } from "@fairway/core/contract/shapes.ts";
import { code as codes } from "@fairway/core/resource/code/code.ts";
import { kinds } from "@fairway/core/resource/kinds.ts";
import { numberKey, textKey } from "@fairway/core/text/textKey.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { checkRows } from "@fairway/engine/imports/importRows.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { findByKey } from "@fairway/engine/resource/findRecords.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { temporaryNumbers } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { drawNumber, peekNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { takeNumber } from "@fairway/areas/numbering/server/takeNumber.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { castActor } from "../cast/actors.ts";
import { writeChargedJob } from "../cast/chargedJob.ts";
import { companyId, offices, people } from "../cast/people.ts";
import { refusal } from "../cast/refusal.ts";
import { advanceCase, everyCode, everySeries } from "./everySeries.ts";

const database = await testDatabase();
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
const otherOffice = castActor("accountant", { officeId: offices.hph });

beforeAll(() => inTransaction(database, writeChargedJob));

const all = Object.entries(everySeries).map(([name, each]) => ({ name, ...each }));
const typed = all.flatMap(({ typed: asks, ...each }) => (asks ? [{ ...each, asks }] : []));
const looked = [
  ...typed.map(({ name, write, asks: { taken } }) => ({ name, write, taken })),
  ...Object.entries(everyCode).map(([name, each]) => ({ name, ...each })),
];

/** Tries what is refused, so that the transaction goes on. */
async function refused(tx: Tx, tried: () => Promise<unknown>) {
  await run(tx, sql`savepoint before_trying`);
  const why = await refusal(tried());
  await run(tx, sql`rollback to savepoint before_trying`);
  return why;
}

describe.each(all)("$name", ({ stands: [table, column], write }) => {
  test(
    "numbers follow each other, past one that a record has already",
    story(async (tx) => {
      const first = await write(tx);
      const second = first.replace(/1$/, "2");
      await run(
        tx,
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${second}
          where company_id = ${companyId} and ${sql.ref(column)} = ${first}`,
      );
      await run(
        tx,
        sql`update document_sequence set last_number = 1 where company_id = ${companyId}`,
      );
      expect(await write(tx)).toBe(first.replace(/1$/, "3"));
    }),
  );
});

describe.each(typed)("$name", ({ write, asks }) => {
  test(
    "the number that the form offers, typed back, blocks nobody",
    story(async (tx) => {
      const offered = await asks.offered(tx);
      expect(await write(tx, { typed: offered })).toBe(offered);
      const drawn = [await write(tx), await write(tx, { actor: otherOffice }), await write(tx)];
      expect(new Set([offered, ...drawn]).size).toBe(4);
      expect(drawn).not.toContain(await asks.offered(tx));
    }),
  );

  test(
    "a typed number is in the pattern, and at most the next hundred",
    story(async (tx) => {
      expect((await refused(tx, () => write(tx, { typed: asks.tooFar }))).code).toBe(
        "number.tooFarAhead",
      );
      const { otherForm } = asks;
      if (!otherForm) return;
      expect((await refused(tx, () => write(tx, { typed: otherForm }))).code).toBe(
        "number.otherForm",
      );
      const plain = await write(tx, { typed: "100" });
      expect(plain).toMatch(/0*100$/);
      expect(numberKey(plain)).not.toBe(numberKey(await write(tx)));
    }),
  );
});

describe.each(looked)("$name", ({ write, taken }) => {
  test(
    "a number that looks like one that is used is used",
    story(async (tx) => {
      const number = await write(tx);
      const looks = [
        number,
        number.toLowerCase(),
        `${number}\u200b`,
        `\u202e${number}`,
        number.replace(/[0-9]$/, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      ];
      for (const look of looks) {
        const why = await refused(tx, () => write(tx, { typed: look, actor: otherOffice }));
        expect(why.code).toBe(taken);
        expect(why.message.toLowerCase()).toContain(number.toLowerCase());
      }
    }),
  );
});

test("a number that another person is typing at the same time is not drawn", async () => {
  const { write } = advanceCase;
  const number = await inTransaction(database, advanceCase.typed.offered);
  const { promise: typing, resolve: isTyped } = Promise.withResolvers<string>();
  const first = inTransaction(database, async (tx) => {
    const written = await write(tx, { typed: number });
    isTyped(written);
    await new Promise((done) => setTimeout(done, 150));
    return written;
  });
  await typing;
  const others = [1, 2].map(() => inTransaction(database, (tx) => write(tx)));
  const written = await Promise.all([first, ...others]);
  expect(written[0]).toBe(number);
  expect(new Set(written).size).toBe(3);
});

test.each([
  ["a drawing waits for the correction", true, ["0000002", "0000003"]],
  ["the correction waits for a drawing", false, ["0000002", "0000041"]],
])("a counter goes back while another person draws: %s", async (_, isFirst, numbers) => {
  const series = { rule: temporaryNumbers, prefix: `RACE${isFirst}`, day: "2026-11-22" };
  const actor = castActor("accountant");
  const taken = () => refuse("record.notFound");
  const take = (tx: Tx, text: string, kept: string | null = null) =>
    takeNumber(tx, actor, series, { typed: text, kept, field: "invoiceNoTempt", taken });
  await inTransaction(database, (tx) => take(tx, "40"));
  const steps = [(tx: Tx) => take(tx, "2", "0000040"), (tx: Tx) => drawNumber(tx, actor, series)];
  const { promise: holding, resolve: holds } = Promise.withResolvers<void>();
  const [early, late] = isFirst ? steps : steps.toReversed();
  const first = inTransaction(database, async (tx) => {
    const number = await early?.(tx);
    holds();
    await new Promise((done) => setTimeout(done, 150));
    return number;
  });
  await holding;
  const got = await Promise.all([first, inTransaction(database, async (tx) => late?.(tx))]);
  expect(got.toSorted()).toEqual(numbers);
  const next = await inTransaction(database, (tx) => peekNumber(tx, actor, series));
  expect(next).toBe(isFirst ? "0000004" : "0000042");
});

test.each([
  "FHD2611/00121",
  "fhd2611/121",
  "0000001",
  "000",
  "A00B007",
  "ＫＧＺ",
  "KGZ\u200b",
  "KG\u00adZ",
  "Kgź",
  "Kgź",
  "Đường Ủy Nhiệm",
  "ΑΒΓ абв ЯЖ",
  "\u202eHAIPHONG",
  "a\tb\u00a0\u00a0c \u2028d",
  "ﬁﬂ №½",
  "한국어 漢字 カタカナ",
  "bell\u0007\u0085",
  "👩\u200d👩 \u{e0041}",
])("PostgreSQL and the program compare %j alike", (text) =>
  inTransaction(database, async (tx) => {
    const keys = await one(tx, sql`select text_key(${text}), number_key(${text})`);
    expect(keys).toEqual({ textKey: textKey(text), numberKey: numberKey(text) });
  }),
);

test.each(["ＫＧＺ", "KGZ\u200b", "kg\u00adz", "\u202eKGZ"])("the code %j is KGZ", (code) =>
  rolledBack(database, async (tx) => {
    const add = (looks: string, name: string) =>
      run(
        tx,
        sql`insert into unit (company_id, id, code, unit_name_en, unit_name_vn, unit_type)
          values (${companyId}, new_id(), ${looks}, ${name}, ${name}, 'Other')`,
      );
    await add("KGZ", "first");
    expect([...(await findByKey(tx, companyId, unit, [code])).keys()]).toEqual(["kgz"]);
    const sheet = [{ row: 2, cells: { code } }];
    const [checked] = await checkRows(tx, castActor("administrator"), unit, sheet);
    expect(checked?.before).toMatchObject({ code: "KGZ" });
    await expect(add(code, "second")).rejects.toMatchObject({ code: "record.exists" });
  }),
);

test.each([
  ["charge_group", "name", { nameVn: "Phí" }],
  [
    "shipment",
    "mawb",
    {
      transactionType: "SFE",
      family: "S",
      serviceDate: "2026-11-20",
      personIncharge: people.documentation.id,
      officeId: offices.hcm,
    },
  ],
] as const)("%s.%s is unique as it looks", (table, field, row) =>
  rolledBack(database, async (tx) => {
    const add = (id: string, looks: string) => {
      const more = table === "shipment" ? { jobNo: `SEF2601/0009${looks.length}` } : {};
      return insertRow(tx, table, { companyId, id, ...row, ...more, [field]: looks });
    };
    await add(newId(), "Seen");
    await expect(add(newId(), "ＳＥＥＮ\u200b")).rejects.toMatchObject({ code: "record.exists" });
  }),
);

test("a code from before the rule that cannot be changed does not stop a change of its record", () =>
  rolledBack(database, async (tx) => {
    const id = newId();
    const names = { unitNameEn: "Before", unitNameVn: "Before" };
    await insertRow(tx, "unit", { companyId, id, code: "КГЦ", unitType: "Other", ...names });
    const administrator = castActor("administrator");
    await updateRecord(tx, administrator, unit, { id, version: 1, unitNameEn: "After" });
    const after = await one(tx, sql`select code, unit_name_en from unit where id = ${id}`);
    expect(after).toEqual({ code: "КГЦ", unitNameEn: "After" });
  }));

test("a code comes in as it looks, and in Latin letters", () => {
  const spec = unit.fields.code;
  expect(codes.tidy(spec, " ＫＧ\u200bZ\u202e ")).toBe("KGZ");
  expect(codes.tidy(spec, "Đường")).toBe("Đường".normalize("NFC"));
  expect(codes.wrong("code", spec, "КGZ")).toMatchObject({ code: "field.notLatin" });
  expect(codes.wrong("code", spec, "КСХ")).toMatchObject({ code: "field.notLatin" });
  expect(codes.wrong("code", spec, "KGZ-1")).toBeNull();
  expect(maybeCode(20).safeParse("КGZ").success).toBe(false);
  expect(maybeCode(20).safeParse("ΑΒΕ").success).toBe(false);
  expect(maybeNumber(20).parse("ＯＮＥＹ 1\u200b2")).toBe("ONEY12");
  expect(maybeNumber(20).safeParse("ОNEY12").success).toBe(false);
  expect(userInput.shape.username.parse(" ｓａｌｅｓ\u00ad ")).toBe("sales");
  expect(agreementInput.shape.contractNo.parse("HD\u200b-０１")).toBe("HD-01");
  expect(containerForm.shape.sealNo.parse("SL\u202e７")).toBe("SL7");
  const name = chargeGroup.fields.name;
  expect(kinds.text.tidy(name, " Phí\u200b ngoài – khác ")).toBe("Phí ngoài – khác".normalize());
  expect(maybeCode(20).parse("inv\u200b/２６")).toBe("inv/26");
});
