import type { PartnerType } from "@fairway/areas/partner/model/partnerTypes.ts";
import { getPartner } from "@fairway/areas/partner/server/getPartner.ts";
import { addPartner as addPartnerAlone } from "@fairway/areas/partner/server/savePartner.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { AgreementInput } from "../model/agreementShapes.ts";
import { insertAgreement } from "./addAgreement.ts";

/**
 * Adds a partner, with its first agreements if the call contains them.
 *
 * Refuses: access.forbidden · ask.invalid · record.exists · record.unknownReference
 * Source: rule AG-1, areas/agreement/README.md
 */
export async function addPartner(
  tx: Tx,
  actor: Actor,
  ask: Readonly<Record<string, unknown>> & {
    readonly partnerType: PartnerType;
    readonly contracts?: readonly AgreementInput[] | null | undefined;
  },
) {
  const { contracts, ...sent } = ask;
  const added = await addPartnerAlone(tx, actor, { ...sent, partnerType: ask.partnerType });
  if (!contracts?.length) return added;
  const partner = await getPartner(tx, actor.companyId, added.data.id);
  const owner = { ...partner, id: added.data.id, type: ask.partnerType };
  for (const contract of contracts) await insertAgreement(tx, actor, owner, contract);
  return added;
}
