import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getByHB } from "../contract.ts";
import { whyJobClosed } from "../model/refusals.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";
import { readShownCharges } from "./readShownCharges.ts";

const noRight = {
  en: "You do not have the right to change charges of this job. Ask your administrator.",
  vi: "Bạn không có quyền sửa phí của lô hàng này. Vui lòng liên hệ quản trị viên.",
};

/** Lists the lines of one tab of a house bill and whether the user may change them. */
export async function listCharges(
  tx: Tx,
  actor: Actor,
  { hbId, type, withDeleted }: Ask<typeof getByHB>,
): Promise<Answer<typeof getByHB>> {
  const bill = await chargedBill(tx, actor, hbId);
  actor.must(onMenuOf(bill, "detail"), bill);
  const ofTab = sql`s.hblid = ${hbId} and s.type = ${type}`;
  const data = await readShownCharges(tx, actor, ofTab);
  const deleted = withDeleted ? await readShownCharges(tx, actor, ofTab, "deleted_surcharge") : [];
  const closed = whyJobClosed(bill);
  const needed = [onMenuOf(bill, "write"), onMenuOf(bill, "UpdateCharge")];
  const lacking = closed ? null : (needed.find((right) => !actor.may(right, bill)) ?? null);
  const whyNot = closed ? { en: closed.say("en"), vi: closed.say("vi") } : lacking ? noRight : null;
  return { data, deleted, mayEdit: whyNot === null, whyNot, lacking };
}
