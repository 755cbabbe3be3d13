import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from "react";
import { whenQuiet } from "../client/quiet.ts";

/**
 * A component that is not needed to read the screen: loaded when it is rendered and the browser is
 * idle. Its placeholder has the same size, so that the layout does not shift.
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
 * A component that loads at the same time as its screen, which is shown without waiting for it.
 */
export function along<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  // The second failure is shown where the component is rendered.
  const coming = load().catch(load);
  coming.catch(() => undefined);
  return lazy(async () => ({ default: await coming }));
}

/**
 * A component that opens on request, e.g. a drawer: loaded when its screen is complete and the
 * browser is idle, so that it is available when opened.
 */
export function soon<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let come: ComponentType<Props> | null = null;
  // If this fails, it fails again on opening, and the error is shown then.
  void whenQuiet()
    .then(load)
    .then((part) => {
      come = part;
    })
    .catch(() => undefined);
  const Awaited = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return function Soon(props: Props) {
    // A loaded component is rendered at once. Chosen once: another choice would mount it again.
    const [Part] = useState(() => come ?? Awaited);
    return createElement(Part, props);
  };
}
