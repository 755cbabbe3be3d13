import type { Plugin } from "vite";

const nothing = "export default () => null;";

/** Parts of antd's table that no list here uses, by their path in antd. */
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
 * Removes the parts of antd's table that `ui/table` does not use: filter menus with trees,
 * pagination (the list has its own pager), radio selection, tooltips, the spinner. The build
 * stops when a new version of antd no longer has one of these paths.
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
