import { join } from "node:path";
import { runnerImport } from "vite";
import type { Words } from "../../core/words/words.ts";

/** A screen as the router knows it. */
export interface RoutedScreen {
  /** With its parameters: `/home/catalogue/charge/:id`. */
  readonly path: string;
  readonly title: Words;
}

let routed: Promise<readonly RoutedScreen[]> | null = null;

/** Returns every screen below /home that the router of the web app has. */
export function routedScreens(): Promise<readonly RoutedScreen[]> {
  routed ??= loadScreens();
  return routed;
}

async function loadScreens(): Promise<readonly RoutedScreen[]> {
  const root = join(import.meta.dirname, "../../apps/web");
  const { module } = await runnerImport<{ allScreens: readonly RoutedScreen[] }>(
    join(root, "src/allScreens.ts"),
    { configFile: false, root, logLevel: "silent" },
  );
  return module.allScreens;
}
