import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sheetsOf } from "@fairway/engine/paper/testWorkbook.ts";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openJob, writeBill, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import {
  exportDangerousGoods,
  exportEManifest,
  exportGoodsDeclaration,
} from "./exportCustomsSheets.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const box = {
  containerTypeId: ground.hc40,
  containerNo: "CSQU3054383",
  sealNo: "S1",
  packageQuantity: "400",
  packageTypeId: ground.carton,
  gw: "12000.5",
  nw: "11000",
  cbm: "60",
  hsCode: "292119",
  description: "=AMINES",
};
const acid = {
  unNumber: "2735",
  imoClass: "8",
  packingGroup: "II",
  properShippingName: "AMINES, LIQUID, CORROSIVE, N.O.S.",
  flashPoint: "61",
  marinePollutant: true,
};

const openBill = async (tx: Tx, line: object) => {
  const job = await openJob(tx, {
    transactionType: "SFE",
    mawb: "MBL-1",
    csMawbcontainers: [line],
  });
  return writeBill(tx, job.id);
};
const cellsOf = async (file: AnsweredFile) => {
  const bytes = await buffer(file.bytes as Readable);
  const [sheet] = await sheetsOf(bytes);
  return (sheet?.rows ?? []).flat().filter((cell) => cell !== null && cell !== undefined);
};

test(
  "the sheets of a bill hold its parties, numbers and lines as they are stored",
  story(async (tx) => {
    const bill = await openBill(tx, { ...box, ...acid });
    const before = statementCount(tx);
    const manifest = await exportEManifest(tx, lan, { hblid: bill.id });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    expect(manifest.name).toBe(`E-manifest ${bill.hwbno}.xlsx`);
    expect(await cellsOf(manifest)).toEqual(
      expect.arrayContaining([
        bill.hwbno,
        "MBL-1",
        "HOA SEN EXPORT",
        "KGM",
        "292119",
        "=AMINES",
        12000.5,
        "CSQU3054383",
        "S1",
      ]),
    );
    const declared = await cellsOf(await exportGoodsDeclaration(tx, lan, { hblid: bill.id }));
    expect(declared).toEqual(
      expect.arrayContaining([
        bill.hwbno,
        "CN01",
        "EVER ACE",
        "HOA SEN EXPORT",
        "PACIFIC FURNITURE INC",
        "292119",
        "45G1",
        "MTQ",
      ]),
    );
    const dangerous = await exportDangerousGoods(tx, lan, { hblid: bill.id, language: "vi" });
    expect(await cellsOf(dangerous)).toEqual(
      expect.arrayContaining([
        bill.hwbno,
        "Số UN / UN number",
        "2735",
        "8",
        "II",
        "61",
        "P",
        acid.properShippingName,
        "HOA SEN EXPORT",
        "12000.5 / 11000",
      ]),
    );
  }),
);

test(
  "without dangerous goods there is no declaration of them",
  story(async (tx) => {
    const bill = await openBill(tx, box);
    const { code } = await refusal(exportDangerousGoods(tx, lan, { hblid: bill.id }));
    expect(code).toBe("manifest.notDangerous");
  }),
);
