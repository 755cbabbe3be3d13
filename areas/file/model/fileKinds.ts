/** One accepted kind of file: its media type and the endings of its names. */
export interface FileKind {
  readonly mime: string;
  readonly endings: readonly string[];
  /** May a browser show it? All other kinds are only downloaded. */
  readonly inline: boolean;
}

const openXml = "application/vnd.openxmlformats-officedocument.";

/** All accepted kinds of files (FI-1). */
export const fileKinds = {
  pdf: { mime: "application/pdf", endings: ["pdf"], inline: true },
  png: { mime: "image/png", endings: ["png"], inline: true },
  jpeg: { mime: "image/jpeg", endings: ["jpg", "jpeg"], inline: true },
  gif: { mime: "image/gif", endings: ["gif"], inline: false },
  webp: { mime: "image/webp", endings: ["webp"], inline: false },
  tiff: { mime: "image/tiff", endings: ["tif", "tiff"], inline: false },
  xlsx: { mime: `${openXml}spreadsheetml.sheet`, endings: ["xlsx"], inline: false },
  docx: { mime: `${openXml}wordprocessingml.document`, endings: ["docx"], inline: false },
  pptx: { mime: `${openXml}presentationml.presentation`, endings: ["pptx"], inline: false },
  office: {
    mime: "application/x-ole-storage",
    endings: ["xls", "doc", "ppt", "msg"],
    inline: false,
  },
  text: {
    mime: "text/plain; charset=utf-8",
    endings: ["txt", "csv", "xml", "json", "eml", "edi"],
    inline: false,
  },
} as const satisfies Record<string, FileKind>;
export type FileKindName = keyof typeof fileKinds;

/** The kinds that are pictures of people, logos and signatures. */
export const pictureKinds: readonly FileKindName[] = ["png", "jpeg"];

/** The kinds with this ending of the name. */
export function kindsEnding(endings: readonly string[]): readonly FileKindName[] {
  const names = Object.keys(fileKinds) as FileKindName[];
  return names.filter((name) => fileKinds[name].endings.some((each) => endings.includes(each)));
}

const starts: readonly (readonly [FileKindName, readonly number[]])[] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["gif", [0x47, 0x49, 0x46, 0x38]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
  ["office", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** Reads the content of a file piece by piece and then knows its kind. */
interface KindReader {
  readonly take: (piece: Uint8Array) => void;
  /** Null for a kind that is not accepted. */
  readonly kind: () => FileKindName | null;
}

/** Determines the kind of a file from its content alone; null when it is not accepted. */
export function kindOf(bytes: Uint8Array): FileKindName | null {
  const reader = kindReader();
  reader.take(bytes);
  return reader.kind();
}

/** Determines the kind of a file that is too large for the memory. */
export function kindReader(): KindReader {
  // The longest start of a kind has twelve bytes.
  let head: Uint8Array = new Uint8Array();
  const parts = partFinder();
  const text = textReader();
  return {
    take: (piece) => {
      if (head.length < 12) head = joined(head, piece.subarray(0, 12));
      if (head.length < 4 || says(head, 0, zipStart)) parts.take(piece);
      text.take(piece);
    },
    kind: () => {
      const known = starts.find(([, sign]) => sign.every((byte, at) => head[at] === byte));
      if (known) return known[0];
      if (says(head, 0, "RIFF") && says(head, 8, "WEBP")) return "webp";
      if (says(head, 0, zipStart)) return openXmlKind(parts.found);
      return text.isText() ? "text" : null;
    },
  };
}

const zipStart = "PK\u0003\u0004";

/** Does the ending of the name match this kind? */
export function isNamedAs(kind: FileKindName, name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return (fileKinds[kind].endings as readonly string[]).includes(ending);
}

// The part names of a package are uncompressed; a package with macros is refused.
const macros = "vbaProject.bin";
const openXmlParts: readonly (readonly [string, FileKindName])[] = [
  ["xl/workbook.xml", "xlsx"],
  ["word/document.xml", "docx"],
  ["ppt/presentation.xml", "pptx"],
];
const partNames = [macros, ...openXmlParts.map(([name]) => name)];
const longestName = partNames.reduce((most, name) => Math.max(most, name.length), 0);

function openXmlKind(found: ReadonlySet<string>): FileKindName | null {
  if (found.has(macros)) return null;
  return openXmlParts.find(([name]) => found.has(name))?.[1] ?? null;
}

/** Finds the names of the parts of a package, also where a name lies across two pieces. */
function partFinder() {
  const found = new Set<string>();
  let rest: Uint8Array = new Uint8Array();
  return {
    found,
    take: (piece: Uint8Array) => {
      const seam = joined(rest, piece.subarray(0, longestName));
      for (const name of partNames) {
        if (!found.has(name) && (holds(seam, name) || holds(piece, name))) found.add(name);
      }
      rest = joined(rest, piece.subarray(-longestName)).subarray(-longestName);
    },
  };
}

// HTML is text, too, but nothing here is ever served as a page.
function textReader() {
  let more = 0;
  let isText = true;
  return {
    isText: () => isText && more === 0,
    take: (piece: Uint8Array) => {
      for (const byte of isText ? piece : []) {
        const follows = byte >= 0x80 && byte < 0xc0;
        if (byte === 0 || follows !== more > 0 || byte >= 0xf8) {
          isText = false;
          return;
        }
        if (follows) more -= 1;
        else if (byte >= 0xc0) more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
      }
    },
  };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

const codes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

function says(bytes: Uint8Array, from: number, text: string): boolean {
  return codes(text).every((code, at) => bytes[from + at] === code);
}

function holds(bytes: Uint8Array, text: string): boolean {
  const sign = codes(text);
  const first = sign[0] as number;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (sign.every((code, offset) => bytes[at + offset] === code)) return true;
  }
  return false;
}
