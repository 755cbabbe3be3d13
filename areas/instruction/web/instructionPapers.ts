import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { GoodsKind } from "@fairway/areas/service/model/goodsKinds.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import type { Client, GotFile } from "@fairway/ui/client/client.ts";
import * as contract from "../contract.ts";
import { instructionWords as words } from "./words.ts";

/** A paper of an instruction. */
export interface PaperOfInstruction {
  readonly words: Words;
  readonly load: (client: Client, jobId: string, language: Language) => Promise<GotFile>;
}

const byContainer: PaperOfInstruction = {
  words: words.printByContainer,
  load: (client, jobId, language) =>
    client.download(contract.previewByContainer, { jobId, language }),
};
const byPackage: PaperOfInstruction = {
  words: words.printByPackage,
  load: (client, jobId, language) =>
    client.download(contract.previewByPackage, { jobId, language }),
};

/** How the goods of a service are listed container by container. */
const byGoods: Readonly<Record<GoodsKind, readonly PaperOfInstruction[]>> = {
  containers: [byContainer],
  looseGoods: [byPackage],
  dimensions: [],
};

/** The papers of an instruction of a service. */
export function papersOf({ goods }: Service): readonly PaperOfInstruction[] {
  return [
    {
      words: words.printSummary,
      load: (client, jobId, language) =>
        client.download(contract.previewSummary, { jobId, language }),
    },
    {
      words: words.printDetail,
      load: (client, jobId, language) =>
        client.download(contract.previewDetail, { jobId, language }),
    },
    ...byGoods[goods],
    {
      words: words.printOnBoard,
      load: (client, jobId, language) =>
        client.download(contract.previewOnBoard, { jobId, language }),
    },
  ];
}
