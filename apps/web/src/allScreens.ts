import { type Screen, screen } from "@fairway/ui/screens.ts";
import { areaScreens, operationStart } from "./areaScreens.ts";
import { designWords } from "./design/designWords.ts";
import { shellWords } from "./shell/shellWords.ts";

const shellScreens: readonly Screen[] = [
  screen({
    path: "/home/designs-zone/form",
    menu: "designForm",
    title: designWords.form,
    load: () => import("./design/DesignForm.tsx"),
  }),
  screen({
    path: "/home/designs-zone/table",
    menu: "designTable",
    title: designWords.table,
    load: () => import("./design/DesignTable.tsx"),
  }),
  screen({
    path: "/home/profile",
    title: shellWords.profile,
    load: () => import("./screens/Profile.tsx"),
  }),
  screen({
    path: "/home/profile/:userId",
    title: shellWords.profile,
    load: () => import("./screens/Profile.tsx"),
  }),
];

/** Every screen below /home; a screen of an area replaces the shell's screen at the same path. */
export const allScreens: readonly Screen[] = [
  ...areaScreens,
  ...shellScreens.filter((each) => !areaScreens.some((other) => other.path === each.path)),
];

/**
 * The screen that the address of a module opens for those who have it, else the first one of their menu;
 * null for the first one.
 */
export const moduleOpens: Readonly<Record<string, string | null>> = {
  system: "company",
  catalogue: "ware-house",
  accounting: "statement-of-account",
  documentation: null,
  operation: operationStart,
  report: "general-report",
  tool: "ecus-connection",
  "designs-zone": "form",
  commercial: "agent",
};

const paths = new Set(allScreens.map((each) => each.path));

/** Is there a screen at this path without parameters? */
export function hasScreen(path: string): boolean {
  return paths.has(path);
}

const names = new Map(allScreens.map(({ path, title }) => [path, `${title.en} ${title.vi}`]));

/** The names of the screen at a path in every language. */
export function namesOf(path: string): string {
  return names.get(path) ?? "";
}

/** The screen at an address without its search. */
export function screenAt(path: string): Screen | undefined {
  const parts = path.split("/");
  return allScreens.find((each) => {
    const own = each.path.split("/");
    return (
      own.length === parts.length &&
      own.every((part, at) => part.startsWith(":") || part === parts[at])
    );
  });
}

/** The screens with what a user has to do; no right belongs to them. */
export const workScreens: readonly Screen[] = ["/home/my-stages", "/home/approval"].flatMap(
  (path) => screenAt(path) ?? [],
);
