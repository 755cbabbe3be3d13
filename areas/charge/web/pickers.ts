import { chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { queryPartners } from "@fairway/areas/partner/contract.ts";
import { picker } from "@fairway/ui/form/picker.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import type { SurchargeType } from "../model/surcharge.ts";

/** Active charges that a tab accepts, of the job's service. */
export const surchargePicker = (type: SurchargeType, service: string) =>
  chargePicker([chargeTypeOf[type], "OTHER"], [service]);

/** Active partners. */
export const partnerPicker = picker("partner", (client, keyword) =>
  client.ask(queryPartners, { keyword, size: 30 }),
);
