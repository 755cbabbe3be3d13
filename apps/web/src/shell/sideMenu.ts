import { hasScreen } from "../allScreens.ts";
import type { MenuModule } from "../session/me.ts";

/** One entry of the side menu. */
export interface SideEntry {
  readonly key: string;
  readonly name: string;
  readonly icon: string | null;
  readonly screens: readonly { readonly key: string; readonly name: string; readonly to: string }[];
}

/** Samples of the parts, with invented jobs: for those who develop the product. */
const samples = "designs-zone";

/** Returns the entries of the side menu: those with the flag display that lead to a screen. */
export function sideMenu(
  menus: readonly MenuModule[],
  exists: (path: string) => boolean = hasScreen,
): SideEntry[] {
  return menus
    .filter((module) => module.display)
    .filter((module) => import.meta.env.DEV || !module.route.includes(samples))
    .map((module) => ({
      key: module.id,
      name: module.name,
      icon: module.icon,
      screens: module.subMenus
        .filter((each) => each.display)
        .map((each) => ({ key: each.id, name: each.name, to: module.route + each.route }))
        .filter((each) => exists(each.to)),
    }))
    .filter((module) => module.screens.length > 0);
}

/** Returns the first screen of a module that the user may open. */
export function firstScreen(menus: readonly MenuModule[], module: string): string | null {
  const own = menus.filter((each) => each.route === module);
  return sideMenu(own)[0]?.screens[0]?.to ?? null;
}

/**
 * Returns the module and the screen of an address: the entry above it, else the entry of the menu whose
 * right opens it.
 */
export function currentEntry(
  entries: readonly SideEntry[],
  path: string,
  menu: string | null = null,
) {
  const all = entries.flatMap((module) => module.screens.map((screen) => ({ module, screen })));
  const isAbove = ({ screen: { to } }: (typeof all)[number]) =>
    path === to || path.startsWith(`${to}/`);
  return all.find(isAbove) ?? all.find(({ screen }) => screen.key === menu) ?? null;
}
