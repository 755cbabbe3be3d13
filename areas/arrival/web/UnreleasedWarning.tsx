import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { billTypes } from "@fairway/areas/shipment/model/choices.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { words } from "./words.ts";

/** Warns that the originals of a bill may be out. Rules AR-6 and AR-13 */
export function UnreleasedWarning({ bill }: { bill: Pick<HouseBill, "hwbno" | "hbltype"> }) {
  const say = useSay();
  const hbltype = sayChoice(billTypes, bill.hbltype, useLanguage());
  const title = say(words.unreleased, { hwbno: bill.hwbno, hbltype });
  return <Alert type="warning" showIcon title={title} />;
}
