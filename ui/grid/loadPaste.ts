/** Reads pasted blocks: their cells, and the header that may stand above them. */
export type PasteReader = typeof import("./pastedBlock.ts");

let loaded: PasteReader | null = null;
let loading: Promise<PasteReader> | null = null;

/** Returns the reader of pasted blocks if it is loaded. */
export function pasteNow(): PasteReader | null {
  return loaded;
}

/** Loads the reader of pasted blocks, which no screen needs to be drawn. */
export function loadPaste(): Promise<PasteReader> {
  loading ??= load();
  return loading;
}

/** Waits until a block that was pasted before its reader was there stands in the grid. */
export async function pastesRead(): Promise<void> {
  await loading;
}

async function load(): Promise<PasteReader> {
  try {
    loaded = await import("./pastedBlock.ts");
    return loaded;
  } catch (fault) {
    // The next paste asks again.
    loading = null;
    throw fault;
  }
}
