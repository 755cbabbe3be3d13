import { fileKinds } from "@fairway/areas/file/model/fileKinds.ts";

/** The endings of files that can be attached, as an input of files reads them. */
export const proofEndings = Object.values(fileKinds)
  .flatMap((kind) => kind.endings.map((ending) => `.${ending}`))
  .join();
