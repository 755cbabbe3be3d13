import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { noteSource } from "./noteTable.ts";

// Users who see the notes of a job see their files. Rule DN-10.
ownFiles(noteSource, ({ code: billingNo, jobNo, mblno: mawb, hwbnos: hwbno }) => ({
  billingNo,
  jobNo,
  mawb,
  hwbno,
}));
