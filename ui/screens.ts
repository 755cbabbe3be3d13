import type { Words } from "@fairway/core/words/words.ts";
import type { ComponentType } from "react";

/** How a screen is declared. */
export interface ScreenSpec {
  /** The path of the screen: `/home/documentation/sea-fcl-export/:jobId/hbl`. */
  readonly path: string;
  /**
   * The menu whose rights guard the screen; none for screens that every signed-in user may open.
   */
  readonly menu?: string;
  readonly title: Words;
  /** Loaded when the screen is first opened; the module exports the component as `default`. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A declared screen. */
export interface Screen extends ScreenSpec {
  /** The right that the path needs besides access: `new` needs add, `import` needs import. */
  readonly needs: "access" | "add" | "import";
}

/** The first part below a list; lists themselves may be of imports, such as `air-import`. */
const belowList = 4;

/** Declares a screen. */
export function screen(spec: ScreenSpec): Screen {
  const parts = spec.path.split("/");
  const needs = parts.some((part) => /^(new|addnew|new-sub)$/.test(part))
    ? "add"
    : /^import|-import$/i.test(parts.slice(belowList).at(-1) ?? "")
      ? "import"
      : "access";
  return { ...spec, needs };
}
