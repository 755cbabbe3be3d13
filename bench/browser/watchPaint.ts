import type { Page } from "@playwright/test";

/** The times that a watched page records for the bench. */
interface Watched {
  paints: number[];
  pastes: number[];
  /** The time at which the first row of a list was painted, since the start of the page. */
  rowsAt: number | null;
}

/** Makes a page record every painted key and paste, and its first list row. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = { paints: [] as number[], pastes: [] as number[], rowsAt: null as number | null };
    const view = globalThis as unknown as {
      fairwayBench: typeof kept;
      addEventListener(
        kind: string,
        hear: (event: { timeStamp: number }) => void,
        first: boolean,
      ): void;
      requestAnimationFrame(next: () => void): void;
      document: { querySelector(what: string): unknown };
    };
    view.fairwayBench = kept;
    // A task after a frame runs when the frame has been handed over.
    const afterPaint = (then: () => void) =>
      view.requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        Object.assign(port1, { onmessage: then });
        port2.postMessage(null);
      });
    const note = (kind: string, to: number[]) =>
      view.addEventListener(
        kind,
        (event) => afterPaint(() => to.push(performance.now() - event.timeStamp)),
        true,
      );
    note("keydown", kept.paints);
    note("paste", kept.pastes);
    const look = () => {
      if (kept.rowsAt !== null) return;
      if (view.document.querySelector("tr.fw-row, tr.bare-row")) {
        afterPaint(() => (kept.rowsAt = performance.now()));
      } else view.requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Types keys one after the other and returns the time from each key to the screen, in milliseconds.
 */
export async function typedToPaint(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    (globalThis as unknown as { fairwayBench: Watched }).fairwayBench.paints.length = 0;
  });
  // The speed of a fast typist; without pauses keys would queue.
  await page.keyboard.type(text, { delay: 60 });
  await page.waitForTimeout(200);
  return page.evaluate(
    () => (globalThis as unknown as { fairwayBench: Watched }).fairwayBench.paints,
  );
}

/**
 * Pastes the clipboard and undoes it, repeatedly; returns the time from each paste to the screen.
 */
export async function pastedToPaint(page: Page, times: number): Promise<number[]> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press("Control+v");
    await page.waitForTimeout(200);
    await page.keyboard.press("Control+z");
    await page.waitForTimeout(200);
  }
  return page.evaluate(
    () => (globalThis as unknown as { fairwayBench: Watched }).fairwayBench.pastes,
  );
}

/**
 * The time at which the first row of the list was painted, in milliseconds since the start of the
 * page.
 */
export async function rowsPainted(page: Page): Promise<number> {
  await page.waitForFunction(
    () => (globalThis as unknown as { fairwayBench: Watched }).fairwayBench.rowsAt !== null,
  );
  return page.evaluate(
    () => (globalThis as unknown as { fairwayBench: Watched }).fairwayBench.rowsAt ?? 0,
  );
}
