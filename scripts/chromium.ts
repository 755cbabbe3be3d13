import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The first draws no window, which takes a fifth of the time of a browser with a window.
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Finds a browser for the journeys, or null; `CHROMIUM_PATH` names another one. */
export function findChromium(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  return [...(given ? [given] : []), ...places].find(existsSync) ?? null;
}

/** Installs Chromium from the system's packages where that is possible, and finds it. */
export function installChromium(): string | null {
  const found = findChromium();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  process.stdout.write("Installing Chromium for the journeys …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => spawnSync("apt-get", args, { env, stdio: "ignore" });
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", "chromium-headless-shell");
  // Other systems have one package for both.
  if (!findChromium()) aptGet("install", "-y", "--no-install-recommends", "chromium");
  return findChromium();
}
