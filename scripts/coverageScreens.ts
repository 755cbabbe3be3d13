import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { contractList, printCoverage } from "./contractList.ts";

const root = join(import.meta.dirname, "..");

/** What the router of the web app is built from. */
interface Router {
  readonly allScreens: readonly { readonly path: string }[];
  readonly moduleOpens: Readonly<Record<string, string>>;
  hasScreen(path: string): boolean;
}

const { module } = await runnerImport<Router>(join(root, "apps/web/src/allScreens.ts"), {
  configFile: false,
  root: join(root, "apps/web"),
  logLevel: "silent",
});

const shape = (path: string) =>
  path
    .replace(/\/$/, "")
    .replace(/:\w+|\{\w+\}/g, ":")
    .toLowerCase();

// What the shell itself routes; the screens below /home are declared by the areas.
const shell = ["/login", "/403", "/404", "", "/home", "/**"];
const modules = Object.entries(module.moduleOpens)
  .filter(([name, child]) => module.hasScreen(`/home/${name}/${child}`))
  .map(([name]) => `/home/${name}`);
const paths = new Set(
  [...shell, ...modules, ...module.allScreens.map((screen) => screen.path)].map(shape),
);

const sources = ["areas", "apps/web/src"]
  .map((folder) => webSources(join(root, folder)))
  .join("\n");

/** The text of every browser source below a folder. */
function webSources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|node_modules|server\//.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

/** Is the address routed, and is its tab, dialog or action named by a browser source? */
function isDone(route: string): boolean {
  const [, address = "", part] = /^(\S+?)(?:\s+\((.+)\))?$/.exec(route) ?? [];
  const [path = "", search = ""] = address.split("?");
  if (!paths.has(shape(path))) return false;
  if (part) return part.split(" ").every((word) => sources.toLowerCase().includes(word));
  return search
    .split("&")
    .filter(Boolean)
    .every((pair) => {
      const [name = "", value = ""] = pair.split("=");
      const word = value.startsWith("{") || value === "true" ? name : value;
      return (
        sources.includes(`"${word}"`) || new RegExp(`\\b${name}\\b.*\\b${word}\\b`).test(sources)
      );
    });
}

printCoverage(
  contractList("screens").map((row) => ({
    area: row["area"] ?? "",
    name: row["route"] ?? "",
    done: isDone(row["route"] ?? ""),
  })),
);
