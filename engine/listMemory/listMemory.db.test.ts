import { mostViews } from "@fairway/core/listMemory/contract.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../tests/cast/actors.ts";
import { offices } from "../../tests/cast/people.ts";
import { castDatabase } from "../../tests/cast/castDatabase.ts";
import { rolledBack } from "../db/testDatabase.ts";
import type { Tx } from "../db/tx.ts";
import { keepPaperPlacing } from "../paperPlacing/keepPaperPlacing.ts";
import { readPaperPlacings } from "../paperPlacing/readPaperPlacings.ts";
import { dropListView } from "./dropListView.ts";
import { readListMemory } from "./readListMemory.ts";
import { rememberColumns } from "./rememberColumns.ts";
import { saveListView } from "./saveListView.ts";

const database = await castDatabase();
const lan = castActor("documentation");
const colleague = castActor("documentation2");
const haiphong = castActor("documentationHph");
const withCast = (play: (tx: Tx) => Promise<void>) => rolledBack(database, play);
const overdue = { list: "shipment", name: "Overdue", search: "status=Overdued", isShared: false };
const names = async (tx: Tx, actor = lan) =>
  (await readListMemory(tx, actor)).views.map((each) => each.name);

describe("a view of a list", () => {
  test("is its owner's alone until it is shared with the office", () =>
    withCast(async (tx) => {
      await saveListView(tx, lan, overdue);
      expect(await names(tx)).toEqual(["Overdue"]);
      expect(await names(tx, colleague)).toEqual([]);
      await saveListView(tx, lan, { ...overdue, isShared: true });
      const { views } = await readListMemory(tx, colleague);
      expect(views).toMatchObject([{ ...overdue, isShared: true, isMine: false }]);
      expect(views[0]?.ownerName).toBe(lan.nameEn);
      expect(await names(tx, haiphong)).toEqual([]);
    }));

  test("saved again under its name, in whatever case, takes the place of the old one", () =>
    withCast(async (tx) => {
      const first = await saveListView(tx, lan, overdue);
      const again = await saveListView(tx, lan, { ...overdue, name: "OVERDUE", search: "q=x" });
      expect(again).toEqual(first);
      const { views } = await readListMemory(tx, lan);
      expect(views).toMatchObject([{ name: "OVERDUE", search: "q=x", isMine: true }]);
    }));

  test("of a colleague is not mine to replace or delete", () =>
    withCast(async (tx) => {
      const shared = { ...overdue, isShared: true };
      const { data } = await saveListView(tx, lan, shared);
      await saveListView(tx, colleague, { ...shared, search: "q=mine" });
      expect(await names(tx)).toEqual(["Overdue", "Overdue"]);
      const gone = dropListView(tx, colleague, data);
      await expect(gone).rejects.toMatchObject({ code: "record.notFound" });
      await dropListView(tx, lan, data);
      expect((await readListMemory(tx, lan)).views).toMatchObject([{ search: "q=mine" }]);
    }));

  test("is shared with the office its owner works in at the time", () =>
    withCast(async (tx) => {
      const away = castActor("documentation", { officeId: offices.hph });
      await saveListView(tx, away, { ...overdue, isShared: true });
      expect(await names(tx, haiphong)).toEqual(["Overdue"]);
      expect(await names(tx, colleague)).toEqual([]);
    }));

  test(`is one of ${mostViews} at most`, () =>
    withCast(async (tx) => {
      for (let n = 0; n < mostViews; n++) {
        await saveListView(tx, lan, { ...overdue, name: `View ${n}` });
      }
      const more = saveListView(tx, lan, overdue);
      await expect(more).rejects.toMatchObject({ code: "listView.tooMany" });
      await saveListView(tx, lan, { ...overdue, name: "view 7" });
      await saveListView(tx, lan, { ...overdue, list: "unit" });
    }));
});

describe("the columns of a list", () => {
  const choice = { shown: ["jobNo", "etd"], frozen: ["jobNo"], widths: { etd: 140 } };

  test("are remembered per person and list, the last choice counts", () =>
    withCast(async (tx) => {
      await rememberColumns(tx, lan, { list: "shipment", ...choice, shown: ["etd"] });
      await rememberColumns(tx, lan, { list: "shipment", ...choice });
      const { columns } = await readListMemory(tx, lan);
      expect(columns).toEqual([{ list: "shipment", ...choice }]);
      expect((await readListMemory(tx, colleague)).columns).toEqual([]);
    }));

  test("back at the list's own are forgotten", () =>
    withCast(async (tx) => {
      await rememberColumns(tx, lan, { list: "shipment", ...choice });
      const own = { shown: null, frozen: null, widths: {} };
      await rememberColumns(tx, lan, { list: "shipment", ...own });
      expect((await readListMemory(tx, lan)).columns).toEqual([]);
    }));
});

describe("the offset of a pre-printed form", () => {
  const bill = { paper: "houseBill", layout: "form", offsetX: 2.5, offsetY: -1 };

  test("is kept per person and form, the last choice counts", () =>
    withCast(async (tx) => {
      await keepPaperPlacing(tx, lan, { ...bill, offsetX: 4 });
      await keepPaperPlacing(tx, lan, bill);
      await keepPaperPlacing(tx, lan, { ...bill, paper: "airBill", offsetY: 0 });
      expect(await readPaperPlacings(tx, lan)).toEqual([
        { ...bill, paper: "airBill", offsetY: 0 },
        bill,
      ]);
      expect(await readPaperPlacings(tx, colleague)).toEqual([]);
    }));
});
