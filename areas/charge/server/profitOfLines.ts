import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getProfitOfLines } from "../contract.ts";
import { pairCharges } from "../model/pairCharges.ts";
import { type EarnedSums, profitByBasis } from "../model/profitBasis.ts";
import { earnedLines, earnedSums } from "./earnedLines.ts";
import { twinOf } from "./readShownCharges.ts";

interface Line extends EarnedSums {
  readonly id: string;
  readonly hblid: string;
  readonly hwbno: string | null;
  readonly chargeId: string;
  readonly chargeCode: string;
  readonly chargeNameEn: string;
  readonly chargeNameVi: string;
  readonly twinId: string | null;
  readonly unitId: string;
  readonly unitCode: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly currencyId: string;
  readonly partnerName: string;
}

/**
 * Returns the profit of each charge of a job: the sold line next to the bought one that the catalogue
 * maps to it, as in the table of charges (CH-16); a line without a partner stands alone.
 *
 * Refuses: record.notFound
 * Source: rule CH-30, areas/charge/README.md
 */
export async function profitOfLines(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof getProfitOfLines>,
): Promise<Answer<typeof getProfitOfLines>> {
  await readShipment(tx, actor, jobId);
  const { companyId } = actor;
  const found = await rows<Line>(
    tx,
    sql`
      with line as (
        ${earnedLines(companyId, sql`s.job_id = ${jobId} and s.type in ('BUY', 'SELL')`)}
      ), earned as (select l.id, l.type, ${earnedSums} from line l group by l.id, l.type)
      select e.*, s.hblid, b.hwbno, c.id as charge_id, c.code as charge_code, c.charge_name_en,
        c.charge_name_vn as charge_name_vi, ${twinOf("c")} as twin_id, s.unit_id,
        u.code as unit_code, trim_scale(s.quantity) as quantity,
        trim_scale(s.unit_price) as unit_price, s.currency_id, p.short_name as partner_name
      from earned e
      join surcharge s on s.company_id = ${companyId} and s.id = e.id
      join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join unit u on u.company_id = ${companyId} and u.id = s.unit_id
      join partner p on p.company_id = ${companyId} and p.id = s.payment_object_id
      order by b.hwbno, s.hblid, s.type, s.line_no, s.id`,
  );
  return [...Map.groupBy(found, ({ hblid }) => hblid)].map(([hblid, lines]) => {
    const ofType = (type: "BUY" | "SELL") => lines.filter((line) => line.type === type);
    const pairs = pairCharges(ofType("BUY"), ofType("SELL"), (line) => line);
    return {
      hblid,
      hwbno: lines[0]?.hwbno ?? null,
      charges: pairs.map(({ BUY: bought, SELL: sold }) => ({
        bought: bought && shown(bought),
        sold: sold && shown(sold),
        ...profitByBasis([bought, sold].flatMap((line) => line ?? [])),
      })),
    };
  });
}

const shown = ({
  id,
  chargeCode,
  chargeNameEn,
  chargeNameVi,
  unitCode,
  quantity,
  unitPrice,
  currencyId,
  partnerName,
}: Line) => ({
  id,
  chargeCode,
  chargeNameEn,
  chargeNameVi,
  unitCode,
  quantity,
  unitPrice,
  currencyId,
  partnerName,
});
