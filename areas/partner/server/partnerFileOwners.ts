import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { bankFiles } from "../model/fileFolder.ts";
import { getPartnerBank, openFor } from "./partnerBanks.ts";

// What an approval was given for does not change under it: as the account itself.
const ofBank: OwnerRule = async (tx, actor, { objectId }, will) => {
  if (will === "change") await openFor(tx, actor, objectId, "update");
  else await getPartnerBank(tx, actor, { id: objectId });
  return {};
};

registerFileOwners({ [`${bankFiles.moduleName}/${bankFiles.folder}`]: ofBank });
