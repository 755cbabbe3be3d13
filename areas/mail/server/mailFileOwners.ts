import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { mailFiles } from "../model/fileFolder.ts";
import { mailsOfJob, readMail } from "./mailsOfJob.ts";

// Rule MA-5: what was sent is read with its job and never changed.
const ofMail: OwnerRule = async (tx, actor, { objectId }, will) => {
  const { jobId, hwbno } = await readMail(tx, actor, objectId);
  await mailsOfJob(tx, actor, { jobId });
  if (will === "change") throw refuse("access.forbidden", { permission: "mail.write" });
  return { hwbno };
};

registerFileOwners({ [`${mailFiles.moduleName}/${mailFiles.folder}`]: ofMail });
