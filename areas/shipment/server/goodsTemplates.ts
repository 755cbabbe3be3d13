import type { LineKind } from "@fairway/areas/goods/model/goodsLine.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { goodsSheets, headOf } from "../model/goodsSheets.ts";
import { excelFile } from "./excelFile.ts";

const template = (goods: LineKind) => async (_tx: Tx, actor: Actor) => {
  actor.mustHave(...rightOnJobs("access"));
  const { name, sheet, columns } = goodsSheets[goods];
  return excelFile(name, {
    sheet,
    columns: columns.map((key) => ({
      key,
      header: say(headOf(goods, key), actor.language),
      kind: "text" as const,
    })),
    rows: [],
  });
};

/** An empty sheet of containers to fill in. */
export const downloadContainerTemplate = template("containers");

/** An empty sheet of loose goods to fill in. */
export const downloadGoodsTemplate = template("looseGoods");
