import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A part that a screen is read without: fetched once something on screen wants it and the browser
 * rests. What stands in its place meanwhile is as large as the part, so that nothing jumps.
 */
export function later<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await rest();
    return { default: await load() };
  });
}

// Not every browser says when it rests.
function rest(): Promise<unknown> {
  if (!("requestIdleCallback" in globalThis)) return Promise.resolve();
  return new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}
