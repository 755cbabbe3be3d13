import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { noteSource } from "./noteTable.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";

// A person who sees the notes of a job sees their files. Rule DN-10.
ownFiles(
  noteSource,
  ({ code, jobNo, mblno: mawb, hwbnos: hwbno }) => ({ jobNo, mawb, hwbno, billingNo: code }),
  (tx, actor, note) => mustSeeJob(tx, actor, note.jobId),
);
