import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from "react";
import { whenQuiet } from "../client/quiet.ts";

/**
 * A part that a screen is read without: fetched once something on screen wants it and the browser
 * rests. What stands in its place meanwhile is as large as the part, so that nothing jumps.
 */
export function later<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await whenQuiet();
    return { default: await load() };
  });
}

/**
 * A part that opens when it is asked for, e.g. a drawer: fetched when the screen it belongs to has
 * come and the browser rests, so that it is there by then.
 */
export function soon<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let come: ComponentType<Props> | null = null;
  // Should it fail, it fails again when it is opened, and is said then.
  void whenQuiet()
    .then(load)
    .then((part) => {
      come = part;
    })
    .catch(() => undefined);
  const Awaited = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return function Soon(props: Props) {
    // What has come is drawn at once. Chosen once: another choice would begin it anew.
    const [Part] = useState(() => come ?? Awaited);
    return createElement(Part, props);
  };
}
