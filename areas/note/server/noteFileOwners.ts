import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { noteSource } from "./noteTable.ts";

// A person who sees the notes of a job sees their files. Rule DN-10.
ownFiles(noteSource, ({ code: billingNo, jobNo, mblno: mawb, hwbnos: hwbno }) => ({
  billingNo,
  jobNo,
  mawb,
  hwbno,
}));
