import { queryPartners } from "@fairway/areas/partner/contract.ts";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { partnerCreation } from "@fairway/areas/partner/web/partnerCreation.ts";
import { partnerPick } from "@fairway/areas/partner/web/partnerPick.ts";
import { type PickerSource, picker } from "@fairway/ui/form/picker.ts";

/** Active partners of some groups, with the block that papers print. */
const partnersOf = (name: string, ...groups: string[]): PickerSource<PartnerChoice> =>
  picker<PartnerChoice>(
    `booking ${name}`,
    async (client, keyword) => {
      const ask = { keyword, active: true, size: 30, partnerGroup: groups };
      const found = await client.ask(queryPartners, ask);
      return found.map((each) => partnerPick(each, client.language));
    },
    { create: partnerCreation(groups), byName: true },
  );

export const shipperPicker = partnersOf("shipper", "SHIPPER", "CUSTOMER");
export const consigneePicker = partnersOf("consignee", "CONSIGNEE", "CUSTOMER");
