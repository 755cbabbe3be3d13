import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import type { HouseBillForm } from "./houseBill.ts";
import { refuseHouseBill } from "./refusals.ts";
import { noHouse } from "./waybillNumbers.ts";

/** The refusals of numbers that are typed on two bills of one job, for each bill. Rule HB-5 */
export function twiceTyped(forms: readonly Pick<HouseBillForm, "hwbno">[]): FieldRefusal[][] {
  const keyOf = (hwbno: string | null) => (hwbno && hwbno !== noHouse ? numberKey(hwbno) : null);
  const typed = Map.groupBy(forms, ({ hwbno }) => keyOf(hwbno));
  return forms.map(({ hwbno }) => {
    const key = keyOf(hwbno);
    const isTwice = key !== null && (typed.get(key)?.length ?? 0) > 1;
    return isTwice ? [refuseHouseBill.field("hwbno", "houseBill.hwbnoTwice", { hwbno })] : [];
  });
}
