import { mostUnpacked, unpackedTogether } from "@fairway/core/pictures/pictureSize.ts";
import { Worker } from "node:worker_threads";
import type { PaperReply, PaperTask } from "./paperWorker.ts";

/** A paper that could not be rendered because of a fault in its blocks or their values. */
export class PaperFault extends Error {
  readonly paper: string;
  constructor(paper: string, reason: string) {
    super(`Paper ${paper}: ${reason}`);
    this.name = "PaperFault";
    this.paper = paper;
  }
}

interface Waiting {
  task: PaperTask;
  timer: NodeJS.Timeout;
  done: (pdf: Buffer) => void;
  failed: (fault: PaperFault) => void;
}

/**
 * The compiler's memory grows with each paper, so a worker is replaced after 200 short papers, about
 * 15 notes of 500 lines, or pictures of as many bytes as those of one paper may unpack to.
 */
const pressLife = 200;
const wearPerBytes = 8_000;
const wearPerPictureBytes = mostUnpacked / pressLife;
const longestQueue = 500;

let worker: Worker | undefined;
let worn = 0;
let lastId = 0;
let current: Waiting | undefined;
let queue: Waiting[] = [];

/**
 * Renders one paper in a worker, in turn, and returns its PDF.
 *
 * Refuses: with PaperFault when a block is wrong, the queue is full or the deadline passes.
 */
export function press(task: Omit<PaperTask, "id">, deadlineMs: number): Promise<Buffer> {
  return new Promise((done, failed) => {
    if (queue.length >= longestQueue) {
      failed(new PaperFault(task.name, "too many papers are waiting"));
      return;
    }
    const waiting: Waiting = {
      task: { ...task, id: ++lastId },
      timer: setTimeout(() => giveUp(waiting, deadlineMs), deadlineMs),
      done,
      failed,
    };
    queue.push(waiting);
    next();
  });
}

/** Stops the workers; waiting papers are refused. */
export async function stopPress(): Promise<void> {
  const left = current ? [current, ...queue] : queue;
  queue = [];
  current = undefined;
  for (const waiting of left) fail(waiting, "the press was stopped");
  await discardWorker();
}

function next(): void {
  if (current) return;
  current = queue.shift();
  if (worn >= pressLife) void discardWorker();
  if (!current) {
    // An idle worker must not keep the process alive.
    worker?.unref();
    return;
  }
  worker ??= startWorker();
  worker.ref();
  worn += wearOf(current.task);
  worker.postMessage(current.task);
}

function wearOf({ sheet, pictures }: PaperTask): number {
  const unpacked = unpackedTogether(Object.values(pictures));
  return 1 + sheet.length / wearPerBytes + unpacked / wearPerPictureBytes;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./paperWorker.ts", import.meta.url));
  started.on("message", (reply: PaperReply) => {
    if (started === worker) finish(reply);
  });
  const broken = (reason: string) => {
    if (started !== worker) return;
    worker = undefined;
    worn = 0;
    const lost = current;
    current = undefined;
    if (lost) fail(lost, reason);
    next();
  };
  started.on("error", (fault) => broken(fault instanceof Error ? fault.message : String(fault)));
  started.on("exit", (code) => broken(`the press ended (${code})`));
  return started;
}

function finish(reply: PaperReply): void {
  if (!current || current.task.id !== reply.id) return;
  const waiting = current;
  current = undefined;
  if ("pdf" in reply) {
    clearTimeout(waiting.timer);
    waiting.done(Buffer.from(reply.pdf.buffer, reply.pdf.byteOffset, reply.pdf.byteLength));
  } else fail(waiting, reply.problem);
  next();
}

function giveUp(waiting: Waiting, deadlineMs: number): void {
  if (waiting === current) {
    current = undefined;
    void discardWorker();
  } else queue = queue.filter((other) => other !== waiting);
  fail(waiting, `not ready within ${deadlineMs} ms`);
  next();
}

function fail(waiting: Waiting, reason: string): void {
  clearTimeout(waiting.timer);
  waiting.failed(new PaperFault(waiting.task.name, reason));
}

async function discardWorker(): Promise<void> {
  const old = worker;
  worker = undefined;
  worn = 0;
  await old?.terminate();
}
