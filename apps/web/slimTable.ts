import type { Plugin } from "vite";

const nothing = "export default () => null;";

/** Parts that antd's table brings along and no list of ours shows, by where they stand in antd. */
const spared: Readonly<Record<string, string>> = {
  "table/hooks/useFilter/FilterDropdown": `${nothing} export const flattenKeys = () => [];`,
  "table/RcTable/VirtualTable": nothing,
  "config-provider/defaultRenderEmpty": nothing,
  "pagination/index": nothing,
  "dropdown/index": nothing,
  "radio/index": nothing,
  "tooltip/index": nothing,
  "spin/index": "export default (props) => props.children;",
};

const prefix = "\0without:";

/**
 * Leaves out of antd's table what `ui/table` never asks it for: menus of filters with their trees,
 * pages (the list has its own pager), one tick of many, hints, a turning wheel. The build stops
 * when a new version of antd no longer has one of them there.
 */
export function slimTable(): Plugin {
  const met = new Set<string>();
  return {
    name: "slim-table",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !/\/antd\/es\/table\//.test(importer) || !source.startsWith("."))
        return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const part = /\/antd\/es\/(.+)\.js$/.exec(found?.id ?? "")?.[1] ?? "";
      if (!(part in spared)) return null;
      met.add(part);
      return prefix + part;
    },
    load(id) {
      return id.startsWith(prefix) ? (spared[id.slice(prefix.length)] ?? null) : null;
    },
    buildEnd(fault) {
      const missed = Object.keys(spared).filter((part) => !met.has(part));
      if (!fault && missed.length > 0) throw new Error(`antd's table has no ${missed.join(", ")}`);
    },
  };
}
