import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { agreementFiles } from "../model/fileFolder.ts";
import { refuseAgreement } from "../model/refusals.ts";
import { getAgreement, loadAgreement } from "./readAgreement.ts";

const ofAgreement: OwnerRule = async (tx, actor, { objectId }, will) => {
  const row = await getAgreement(tx, actor, { id: objectId });
  if (will === "change") {
    await loadAgreement(tx, actor, objectId, "write", true);
    if (!row.may.includes("update")) throw refuseAgreement("agreement.activeIsReadOnly");
  }
  return {};
};

registerFileOwners({ [`${agreementFiles.moduleName}/${agreementFiles.folder}`]: ofAgreement });
