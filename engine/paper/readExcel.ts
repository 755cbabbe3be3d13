import { Worker } from "node:worker_threads";
import { refuseExcel } from "./excelRefusals.ts";
import type { ExcelRead, ExcelReply, ExcelTask } from "./excelWorker.ts";
import type { ExcelProblem } from "./inspectXlsx.ts";

/** The limits of a file and of the time for reading it. */
export interface ExcelLimits {
  maxRows?: number;
  maxColumns?: number;
  maxBytes?: number;
  deadlineMs?: number;
  /** The first row that may be the header; rows above it are titles. */
  headerRow?: number;
  /** Every cell stands alone, as on a printed form: no row is the header, and cells may be merged. */
  isForm?: boolean;
}

const mostAtOnce = 2;
const mostWaiting = 20;
let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads the first sheet of an uploaded .xlsx in a worker with a deadline.
 *
 * Shape: numbers as plain decimal text, dates `YYYY-MM-DD`, flags `true` and `false`, an empty cell
 * null; rows without any value are left out.
 * Refuses: excel.notXlsx · .tooLarge · .tooLargeInside · .tooManyRows · .emptyRows ·
 * .tooManyColumns · .formula · .merged · .noHeader · .cellWithoutHeader · .tooSlow · .busy
 */
export async function readExcel(bytes: Uint8Array, limits: ExcelLimits = {}): Promise<ExcelRead> {
  const maxBytes = limits.maxBytes ?? 10 * 1024 * 1024;
  if (bytes.byteLength > maxBytes)
    throw refusal({ code: "excel.tooLarge", facts: { max: Math.ceil(maxBytes / 1024 / 1024) } });
  const deadlineMs = limits.deadlineMs ?? 10_000;
  const until = performance.now() + deadlineMs;
  await takeTurn(deadlineMs);
  try {
    return await readInWorker(
      {
        // A copy, because the buffer that is sent is transferred from the caller.
        bytes: new Uint8Array(bytes),
        maxRows: limits.maxRows ?? 20_000,
        maxColumns: limits.maxColumns ?? 200,
        headerRow: limits.headerRow ?? 1,
        isForm: limits.isForm ?? false,
      },
      // The time in the queue counts towards the deadline.
      Math.max(1, until - performance.now()),
    );
  } finally {
    const following = waiting.shift();
    if (following) following();
    else reading -= 1;
  }
}

async function takeTurn(deadlineMs: number): Promise<void> {
  if (reading < mostAtOnce) {
    reading += 1;
    return;
  }
  const busy = () => refusal({ code: "excel.busy", facts: {} });
  if (waiting.length >= mostWaiting) throw busy();
  // A finished reader hands its place to the next, so the count does not change.
  await new Promise<void>((go, failed) => {
    const turn = () => {
      clearTimeout(timer);
      go();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1);
      failed(busy());
    }, deadlineMs);
    waiting.push(turn);
  });
}

function readInWorker(task: ExcelTask, deadlineMs: number): Promise<ExcelRead> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("./excelWorker.ts", import.meta.url), {
      workerData: task,
      transferList: [task.bytes.buffer as ArrayBuffer],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const end = (finish: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // A worker that runs out of memory reports a second error while it ends.
      worker.on("error", () => undefined);
      void worker.terminate();
      finish();
    };
    const refuse = (problem: ExcelProblem) => end(() => failed(refusal(problem)));
    const seconds = Math.ceil(deadlineMs / 1000);
    const timer = setTimeout(
      () => refuse({ code: "excel.tooSlow", facts: { seconds } }),
      deadlineMs,
    );
    worker.on("message", (reply: ExcelReply) => {
      if ("problem" in reply) refuse(reply.problem);
      else end(() => done(reply.read));
    });
    worker.on("error", () => refuse({ code: "excel.tooLargeInside", facts: { max: 64 } }));
    worker.on("exit", () => refuse({ code: "excel.notXlsx", facts: {} }));
  });
}

function refusal(problem: ExcelProblem): Error {
  return refuseExcel(problem.code as Parameters<typeof refuseExcel>[0], problem.facts);
}
