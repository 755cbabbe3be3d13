import { chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { partnerPick } from "@fairway/areas/partner/web/partnerPick.ts";
import { picker } from "@fairway/ui/form/picker.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import type { SurchargeType } from "../model/surcharge.ts";

/** Active charges that a tab accepts, of the job's service. */
export const surchargePicker = (type: SurchargeType, service: string) =>
  chargePicker([chargeTypeOf[type], "OTHER"], [service]);

/** Active partners. */
export const partnerPicker = picker(
  "partner",
  async (client, keyword) => {
    const { queryPartners } = await import("@fairway/areas/partner/contract.ts");
    const found = await client.ask(queryPartners, { keyword, size: 30 });
    return found.map((each) => partnerPick(each, client.language));
  },
  { byName: true },
);
