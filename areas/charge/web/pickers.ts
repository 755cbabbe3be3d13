import { chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { partnerPick } from "@fairway/areas/partner/web/partnerPick.ts";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import type { SurchargeType } from "../model/surcharge.ts";

/** Active charges that a tab accepts, of the job's service. */
export const surchargePicker = (type: SurchargeType, service: string) =>
  chargePicker([chargeTypeOf[type], "OTHER"], [service]);

/** Who is charged on a shipment: its customer and agent, and the partners with an agreement for it. */
export const debtorPicker = (sale: {
  readonly service: ServiceCode;
  readonly officeId: string | null;
  readonly salemanId: string | null;
  readonly usual: readonly (Pick | null)[];
}) =>
  picker(
    `debtor ${sale.service} ${sale.officeId} ${sale.salemanId} ${sale.usual.map((each) => each?.id).join()}`,
    async (client, keyword) => {
      const { partnersForCharge } = await import("@fairway/areas/agreement/contract.ts");
      const { service, officeId, salemanId } = sale;
      const ask = { keyword, service, officeId, salemanId, size: 30 };
      const found = (await client.ask(partnersForCharge, ask)).map((each) =>
        partnerPick(each, client.language),
      );
      const usual = sale.usual.filter(
        (each): each is Pick =>
          each !== null &&
          fold(`${each.code} ${each.name}`).includes(fold(keyword)) &&
          found.every(({ id }) => id !== each.id),
      );
      return [...usual, ...found];
    },
    { byName: true },
  );

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
