import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** One paper to set, as it crosses into the worker. */
export interface PaperTask {
  id: number;
  template: string;
  paper: string;
  language: "en" | "vi";
}

/** What comes back for one task: the bytes, or why there are none. */
export type PaperReply = { id: number; pdf: Uint8Array } | { id: number; problem: string };

/** The letters of every paper, and a plain face for what Be Vietnam Pro lacks: kana and kanji. */
const faces = [
  "be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf",
  "be-vietnam-pro/400Regular_Italic/BeVietnamPro_400Regular_Italic.ttf",
  "be-vietnam-pro/500Medium/BeVietnamPro_500Medium.ttf",
  "be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf",
  "be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf",
  "noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
];

function fontBlobs(): Buffer[] {
  return faces.map((face) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${face}`))),
  );
}

/** Where the machine keeps its own fonts: only looked into for a letter that none of these has. */
const systemFonts = ["/usr/share/fonts", "/System/Library/Fonts", "C:\\Windows\\Fonts"];

const compiler = NodeCompiler.create({
  workspace: fileURLToPath(new URL("../../", import.meta.url)),
  fontArgs: [{ fontBlobs: fontBlobs() }, { fontPaths: systemFonts.filter(existsSync) }],
});

function set(task: PaperTask): PaperReply {
  const answer = compiler.compile({
    mainFilePath: task.template,
    inputs: { paper: task.paper, language: task.language },
    resetRead: true,
  });
  const compiled = answer.result;
  if (!compiled) {
    const fault = answer.takeError();
    const reasons = fault ? compiler.fetchDiagnostics(fault) : [];
    return { id: task.id, problem: reasons.map(reasonText).join("; ") || "no document" };
  }
  return { id: task.id, pdf: compiler.pdf(compiled, { pdfTags: false }) };
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
  // Results of the last few short papers stay warm; those of a long one only fill the memory,
  // which all workers share.
  compiler.evictCache(task.paper.length > 20_000 ? 0 : 5);
});
