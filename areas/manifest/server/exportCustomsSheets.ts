import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { getOffice } from "@fairway/areas/organisation/server/getOffice.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import { excelFile } from "@fairway/areas/shipment/server/excelFile.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import {
  type CustomsSheet,
  customsContent,
  customsNumbers,
  dangerousLines,
} from "../model/customsSheets.ts";
import { customsWords as words } from "../model/customsWords.ts";
import { refuseManifest } from "../model/refusals.ts";
import { readManifest } from "./readManifest.ts";

interface Asked {
  readonly hblid: string;
  readonly language?: Language | undefined;
}

/** A heading in both languages, that of the user first: authorities read one, shippers the other. */
function inBoth(each: Words, language: Language): string {
  const other = say(each, language === "vi" ? "en" : "vi");
  return [...new Set([say(each, language), other])].join(" / ");
}

/**
 * Writes a sheet of a sea bill for the authorities, with at most six statements.
 *
 * Refuses: record.notFound · access.forbidden · manifest.seaOnly · manifest.notDangerous
 * Source: rule MF-6
 */
const exported =
  (kind: CustomsSheet) =>
  async (tx: Tx, actor: Actor, ask: Asked): Promise<AnsweredFile> => {
    const { bill, job } = await readHouseBill(tx, actor, ask.hblid);
    const { hwbno } = bill;
    if (serviceOf(job.transactionType).bill.kind !== "sea") {
      throw refuseManifest("manifest.seaOnly", { hwbno });
    }
    const list = { mblid: job.id, hblid: bill.id };
    const lines = await containerListRows(tx, actor.companyId, list);
    if (kind === "dangerousGoods" && dangerousLines(lines).length === 0) {
      throw refuseManifest("manifest.notDangerous", { hwbno });
    }
    const manifest = await readManifest(tx, actor, job.id);
    const office = await getOffice(tx, actor, job.officeId);
    const language = ask.language ?? actor.language;
    const content = customsContent(kind, {
      bill,
      job,
      lines,
      manifestNo: manifest?.refNo ?? null,
      place: office.location,
      signer: actor.nameEn,
      today: actor.today,
    });
    const title = say(words[kind], language);
    const head = (key: keyof typeof words) => inBoth(words[key], language);
    return excelFile(`${title} ${hwbno}`.replaceAll(/[\\/]/g, "_"), {
      sheet: title,
      titles: [inBoth(words[kind], language)],
      facts: content.facts.map(([key, value]) => [head(key), value]),
      columns: content.columns.map((key) => {
        const decimals = customsNumbers[key];
        const header = head(key);
        return decimals === undefined
          ? { key, header, kind: "text" as const }
          : { key, header, kind: "number" as const, decimals };
      }),
      rows: content.rows,
    });
  };

/** The e-manifest of a bill. */
export const exportEManifest = exported("eManifest");

/** The goods declaration of a bill. */
export const exportGoodsDeclaration = exported("goodsDeclaration");

/** The dangerous goods declaration of a bill. */
export const exportDangerousGoods = exported("dangerousGoods");
