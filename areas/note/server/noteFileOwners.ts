import { type OwnerRule, registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import { noteFiles } from "../model/fileFolders.ts";
import { refuseNote } from "../model/refusals.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";
import { readNote } from "./shownNote.ts";

// Users who see the notes of a job see their files. Rule DN-10.
const ofNote: OwnerRule = async (tx, actor, { objectId }, will) => {
  const note = await readNote(tx, actor.companyId, objectId);
  const { code, jobNo, mblno: mawb, hwbnos: hwbno } = note;
  if (will === "see") {
    await mustSeeJob(tx, actor, note.jobId);
  } else {
    actor.must("accManagement.write", note);
    if (note.syncStatus === "Synced") throw refuseNote("cdNote.synced", { code });
  }
  return { jobNo, mawb, hwbno, billingNo: code };
};

registerFileOwners({ [`${noteFiles.moduleName}/${noteFiles.folder}`]: ofNote });
