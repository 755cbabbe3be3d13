/** Reads pasted blocks: their cells, and the header that may stand above them. */
export type PasteReader = typeof import("./pastedBlock.ts");

let loaded: PasteReader | null = null;

/** Returns the reader of pasted blocks if it is loaded. */
export function pasteNow(): PasteReader | null {
  return loaded;
}

/** Loads the reader of pasted blocks, which no screen needs to be drawn. */
export async function loadPaste(): Promise<PasteReader> {
  loaded ??= await import("./pastedBlock.ts");
  return loaded;
}
