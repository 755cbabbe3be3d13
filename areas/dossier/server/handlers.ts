import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { filePaperSet, listPaperSet, printPaperSet } from "./paperSet.ts";
import { previewContainerLabels } from "./previewContainerLabels.ts";
import { previewCoverPage } from "./previewCoverPage.ts";

/** The calls of the papers of a job's folder. */
export const handlers: Served[] = [
  serve(contract.previewCoverPage, previewCoverPage),
  serve(contract.previewContainerLabels, previewContainerLabels),
  serve(contract.paperSet, listPaperSet),
  serve(contract.printPaperSet, printPaperSet),
  serve(contract.filePaperSet, filePaperSet),
];
