import type { AgreementInput } from "@fairway/areas/agreement/model/agreementShapes.ts";
import { addAgreement } from "@fairway/areas/agreement/server/addAgreement.ts";
import { switchAgreement } from "@fairway/areas/agreement/server/switchAgreement.ts";
import type { PartnerType } from "@fairway/areas/partner/model/partnerTypes.ts";
import { addPartner } from "@fairway/areas/partner/server/savePartner.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { castActor } from "./actors.ts";
import { offices, people } from "./people.ts";

const administrator = castActor("administrator");

/** The form of a customer. */
export const hoaSen = {
  taxCode: "0300588142",
  shortName: "HOA SEN",
  partnerNameEn: "Hoa Sen Garment JSC",
  partnerNameVn: "Công ty Cổ phần May Hoa Sen",
  addressEn: "12 Nguyen Hue, Ho Chi Minh City",
  addressVn: "12 Nguyễn Huệ, TP. Hồ Chí Minh",
  countryId: "VN",
  tel: "+84 28 3822 1234",
};

/** Adds that customer, or another partner, and returns it. */
export async function addHoaSen(
  tx: Tx,
  more: object = {},
  actor: Actor = administrator,
  partnerType: PartnerType = "Customer",
) {
  return (await addPartner(tx, actor, { ...hoaSen, partnerType, ...more })).data;
}

/** An official agreement of the salesman over sea export from Ho Chi Minh City. */
export const agreedTerms: AgreementInput = {
  salemanId: people.sales.id,
  officeId: [offices.hcm],
  saleService: ["SFE"],
  contractType: "Official",
  contractNo: "HD-2026-01",
  effectiveDate: "2026-01-01",
  expiredDate: "2099-12-31",
  paymentMethod: "All",
  baseOn: "Invoice Date",
  emailAddress: null,
  description: null,
};

/** Adds such an agreement to a partner and answers its id. */
export async function agree(
  tx: Tx,
  partnerId: string,
  more: Partial<AgreementInput> = {},
  actor: Actor = administrator,
): Promise<string> {
  return (await addAgreement(tx, actor, { ...agreedTerms, ...more, partnerId })).data.id;
}

/** Activates an agreement. */
export function activate(tx: Tx, id: string, replace?: "true") {
  return switchAgreement(tx, administrator, { id, flag: "true", replace });
}
