import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { unpackedTogether } from "@fairway/core/pictures/pictureSize.ts";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { beyondLatin } from "./printable.ts";

/** One paper to render, as sent to the worker. */
export interface PaperTask {
  id: number;
  /** The name of the paper in an error. */
  name: string;
  /** JSON, from `printable`. */
  sheet: string;
  /** PNG or JPEG by name. */
  pictures: Readonly<Record<string, Uint8Array>>;
}

/** The reply to one task: the bytes of the PDF, or the error. */
export type PaperReply = { id: number; pdf: Uint8Array } | { id: number; problem: string };

/** A font file: its package, and its path relative to the package's entry. */
type Face = readonly [of: string, place: string];

/** The fonts with Latin letters, which every paper requires. */
const latin: readonly Face[] = [
  "400Regular/BeVietnamPro_400Regular.ttf",
  "400Regular_Italic/BeVietnamPro_400Regular_Italic.ttf",
  "500Medium/BeVietnamPro_500Medium.ttf",
  "600SemiBold/BeVietnamPro_600SemiBold.ttf",
  "700Bold/BeVietnamPro_700Bold.ttf",
].map((place) => ["@expo-google-fonts/be-vietnam-pro", `./${place}`]);

/** The scripts of Asia's further ports, by the names of their faces. */
const further = ["Arabic", "Devanagari", "Hebrew", "Khmer", "Lao", "Myanmar", "Thai"];

/** A plain face for each script that Be Vietnam Pro lacks. */
const others: readonly Face[] = [
  ["@expo-google-fonts/noto-sans-jp", "./400Regular/NotoSansJP_400Regular.ttf"],
  ["@embedpdf/fonts-kr", "../fonts/NotoSansKR-Regular.otf"],
  ["@embedpdf/fonts-sc", "../fonts/NotoSansHans-Regular.otf"],
  ...further.map(
    (script): Face => [
      `@expo-google-fonts/noto-sans-${script.toLowerCase()}`,
      `./400Regular/NotoSans${script}_400Regular.ttf`,
    ],
  ),
];

/** The folders of the machine's own fonts, searched only for letters that no font here has. */
const systemFonts = ["/usr/share/fonts", "/System/Library/Fonts", "C:\\Windows\\Fonts"];

function startCompiler(faces: readonly Face[]): NodeCompiler {
  const fontBlobs = faces.map(([holder, place]) =>
    readFileSync(new URL(place, import.meta.resolve(holder))),
  );
  return NodeCompiler.create({
    workspace: fileURLToPath(new URL("./typst/", import.meta.url)),
    fontArgs: [{ fontBlobs }, { fontPaths: systemFonts.filter(existsSync) }],
  });
}

// Most papers need Latin letters only, and the other fonts are forty times as large.
const compilers = {
  latin: startCompiler(latin),
  all: undefined as NodeCompiler | undefined,
};

/** From here on, unpacked pictures are not kept for the next papers, as those of a logo are. */
const largePictures = 16 * 1024 * 1024;

const template = fileURLToPath(new URL("./typst/sheet.typ", import.meta.url));
/** The file of a picture, in the memory of the compiler only. */
const pictureFile = (name: string) =>
  fileURLToPath(new URL(`./typst/picture-${name}`, import.meta.url));

/** Renders a task; a picture that the compiler cannot decode is left out. */
function set(task: PaperTask): PaperReply {
  const names = Object.keys(task.pictures);
  if (names.length === 0) return compiled(task, false);
  const reply = compiled(task, true);
  return "pdf" in reply ? reply : compiled(task, false);
}

function compiled(task: PaperTask, hasPictures: boolean): PaperReply {
  const letters = beyondLatin(task.sheet) ? "all" : "latin";
  compilers[letters] ??= startCompiler([...latin, ...others]);
  const compiler = compilers[letters];
  const pictures = hasPictures ? Object.entries(task.pictures) : [];
  for (const [name, bytes] of pictures) compiler.mapShadow(pictureFile(name), Buffer.from(bytes));
  const answer = compiler.compile({
    mainFilePath: template,
    inputs: { sheet: task.sheet, letters, pictures: pictures.map(([name]) => name).join(" ") },
    resetRead: true,
  });
  for (const [name] of pictures) compiler.unmapShadow(pictureFile(name));
  const document = answer.result;
  if (!document) {
    const fault = answer.takeError();
    const reasons = fault ? compiler.fetchDiagnostics(fault) : [];
    return { id: task.id, problem: reasons.map(reasonText).join("; ") || "no document" };
  }
  return { id: task.id, pdf: compiler.pdf(document, { pdfTags: false }) };
}

function reasonText(reason: { message?: string; path?: string; range?: unknown }): string {
  return `${reason.message ?? "unknown fault"} (${reason.path ?? ""} ${JSON.stringify(reason.range ?? null)})`;
}

parentPort?.on("message", (task: PaperTask) => {
  let reply: PaperReply;
  try {
    reply = set(task);
  } catch (fault) {
    reply = { id: task.id, problem: fault instanceof Error ? fault.message : String(fault) };
  }
  parentPort?.postMessage(reply);
  // The compiler caches the results of the last short papers; those of a long paper, and unpacked
  // pictures, only fill the memory that all workers share.
  const isLarge =
    task.sheet.length > 20_000 || unpackedTogether(Object.values(task.pictures)) > largePictures;
  compilers.latin.evictCache(isLarge ? 0 : 5);
});
