import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { agreementFiles, bankFiles } from "../model/fileFolders.ts";
import { refusePartner } from "../model/refusals.ts";
import { getPartnerBank, openFor } from "./partnerBanks.ts";
import { getAgreement, loadAgreement } from "./readAgreement.ts";

const ofAgreement: OwnerRule = async (tx, actor, { objectId }, will) => {
  const row = await getAgreement(tx, actor, { id: objectId });
  if (will === "change") {
    await loadAgreement(tx, actor, objectId, "write", true);
    if (!row.may.includes("update")) throw refusePartner("agreement.activeIsReadOnly");
  }
  return {};
};

// What an approval was given for does not change under it: as the account itself.
const ofBank: OwnerRule = async (tx, actor, { objectId }, will) => {
  if (will === "change") await openFor(tx, actor, objectId, "update");
  else await getPartnerBank(tx, actor, { id: objectId });
  return {};
};

registerFileOwners({
  [`${agreementFiles.moduleName}/${agreementFiles.folder}`]: ofAgreement,
  [`${bankFiles.moduleName}/${bankFiles.folder}`]: ofBank,
});
