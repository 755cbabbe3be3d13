import type { Json } from "./readJson.ts";

/** One value of a file and its path. */
export interface Leaf {
  readonly path: string;
  readonly value: string;
}

/** A part of a file; it records which of its values were read. */
export interface FilePart {
  readonly path: string;
  readonly value: Json | undefined;
  /** Returns the part under a name, or under the first of several names that exists. */
  part(...names: string[]): FilePart;
  /** Returns the parts of a list; a single value counts as a list of one. */
  list(...names: string[]): FilePart[];
  /** Returns the trimmed text and marks it as read; "" when there is none. */
  text(...names: string[]): string;
  /** Marks all values below as read. */
  markRead(): void;
  readonly isThere: boolean;
}

/**
 * Opens a file for reading; `unread` lists every value that was not read, so that no value is lost
 * without notice.
 */
export function openFile(root: Json, at = ""): { part: FilePart; unread(): Leaf[] } {
  const read = new Set<string>();
  const leaves: Leaf[] = [];
  collect(root, at, leaves);

  const open = (value: Json | undefined, path: string): FilePart => {
    const under = (names: string[]): FilePart => {
      for (const name of names) {
        const found = isObject(value) ? value[name] : undefined;
        if (found !== undefined && found !== null) return open(found, join(path, name));
      }
      return open(undefined, join(path, names[0] ?? ""));
    };
    const mark = () => {
      const below: Leaf[] = [];
      if (value !== undefined) collect(value, path, below);
      for (const leaf of below) read.add(leaf.path);
    };
    return {
      path,
      value,
      isThere: value !== undefined && value !== null,
      part: (...names) => under(names),
      list(...names) {
        const found = names.length > 0 ? under(names) : open(value, path);
        if (found.value === undefined || found.value === null) return [];
        if (!Array.isArray(found.value)) return [found];
        return found.value.map((each, no) => open(each, `${found.path}[${no}]`));
      },
      text(...names) {
        const found = names.length > 0 ? under(names) : open(value, path);
        if (typeof found.value !== "string" && typeof found.value !== "boolean") return "";
        read.add(found.path);
        return String(found.value).trim();
      },
      markRead: mark,
    };
  };
  return { part: open(root, at), unread: () => leaves.filter((leaf) => !read.has(leaf.path)) };
}

function collect(value: Json, path: string, leaves: Leaf[]): void {
  if (Array.isArray(value)) {
    value.forEach((each, no) => collect(each, `${path}[${no}]`, leaves));
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) collect(value[name] as Json, join(path, name), leaves);
  } else if (value !== null && String(value).trim() !== "") {
    leaves.push({ path, value: String(value) });
  }
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

/** Is the value a JSON object? */
export function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
