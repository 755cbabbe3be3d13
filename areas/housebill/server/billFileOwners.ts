import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { billFiles } from "../model/fileFolders.ts";
import { mustChangeBill } from "./houseBillMay.ts";
import { lockHouseBill } from "./lockHouseBill.ts";
import { readHouseBill } from "./readHouseBill.ts";

// Rule HB-10.
const ofBill: OwnerRule = async (tx, actor, { objectId }, will) => {
  const open = will === "change" ? lockHouseBill : readHouseBill;
  const found = await open(tx, actor, objectId);
  if (will === "change") mustChangeBill(actor, found);
  const { bill, job } = found;
  return { jobNo: job.jobNo, mawb: job.mawb, hwbno: bill.hwbno };
};

registerFileOwners({ [`${billFiles.moduleName}/${billFiles.folder}`]: ofBill });
