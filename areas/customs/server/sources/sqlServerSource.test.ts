import { connect } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "@fairway/engine/db/freePort.ts";
import { refusal } from "../../../../tests/cast/refusal.ts";
import { feeds, spellingOf } from "../../model/ecusTables.ts";
import { pageStatement } from "./ecusStatement.ts";
import { sqlServerDialect, sqlServerSource, toldSqlServerFault } from "./sqlServerSource.ts";

const types = new Map([
  ["ngay_dk", "datetime"],
  ["tr_luong", "float"],
  ["so_kien", "money"],
  ["sotk", "decimal"],
]);

const statement = (feed: keyof typeof feeds) => {
  const found = feeds[feed].tables.flatMap(({ table, columns }) =>
    columns.map((column) => ({ table, column })),
  );
  const names = spellingOf(feed, found);
  if ("missing" in names) throw new Error(names.missing);
  return pageStatement(feed, names, sqlServerDialect(types)).replace(/\s+/g, " ");
};

test("a page of declarations is one statement with four parameters, of words that version 2008 knows", () => {
  const text = statement("Declarations");
  expect(text).toContain("from ( select top (1000) ".replace("( ", "("));
  expect(text).toContain("from [DTOKHAIMD] t0");
  expect(text).toContain("left join [DTOKHAIMD_VNACCS2] t1 on t1.[_DToKhaiMDID] = p.row_id");
  expect(text).not.toMatch(/\b(limit|offset|fetch|trim)\b/);
  expect([...new Set(text.match(/@p\d/g))].toSorted()).toEqual(["@p1", "@p2", "@p3", "@p4"]);
});

test.each([
  ["t0.[NGAY_DK]", "convert(nvarchar(30), t0.[NGAY_DK], 120)"],
  ["t0.[TR_LUONG]", "ltrim(str(t0.[TR_LUONG], 38, 6))"],
  ["t0.[SO_KIEN]", "convert(nvarchar(40), t0.[SO_KIEN], 2)"],
  ["t0.[SOTK]", "cast(t0.[SOTK] as nvarchar(4000))"],
  ["t0.[VAN_DON]", "cast(t0.[VAN_DON] as nvarchar(4000))"],
])("the column %s is read as %s", (column, text) => {
  expect(sqlServerDialect(types).text(column)).toBe(text);
});

test.each([
  [{ number: 18_456 }, "ecus.wrongPassword"],
  [{ number: 4_060 }, "ecus.noDatabase"],
  [{ number: 208, message: "Invalid object name 'DTOKHAIMD'." }, "ecus.noTable"],
  [{ number: 229 }, "ecus.noTable"],
  [{ number: 1_222 }, "ecus.slow"],
  [{ code: "ETIMEOUT" }, "ecus.slow"],
  [{ code: "ECONNCLOSED" }, "ecus.dropped"],
] as const)("the fault %j is told as %s", (fault, code) => {
  const told = toldSqlServerFault(fault, { host: "customs", dbname: "ECUS5VNACCS" });
  expect(told).toMatchObject({ code });
});

test("a server that does not answer while connecting is told as silent", () => {
  const target = { host: "customs", dbname: "ECUS5VNACCS" };
  expect(toldSqlServerFault({ code: "ETIMEOUT" }, target, "ecus.silent")).toMatchObject({
    code: "ecus.silent",
  });
});

test("a port that nobody listens on is told as silent, by the check and by a reading", async () => {
  const source = sqlServerSource(
    ({ address, port }) =>
      new Promise((_, failed) => {
        connect({ host: address, port }).on("error", failed);
      }),
  );
  const account = { dbname: "ECUS5VNACCS", dbusername: "reader", password: "-" };
  const target = { host: "customs", address: "127.0.0.1", port: await freePort(0), ...account };
  expect((await refusal(source.probe(target))).code).toBe("ecus.silent");
  const window = { from: "2026-09-01", to: "2026-11-30" };
  const pages = source.pages(target, { feed: "Declarations", window, after: null });
  expect((await refusal(pages.next())).code).toBe("ecus.silent");
});
