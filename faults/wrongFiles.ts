import { type ClientRequest, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { text, workbook, zip } from "@fairway/engine/paper/testWorkbook.ts";
import { getConnector, saveConnector } from "@fairway/areas/sync/contract.ts";
import {
  assignSupplier,
  createTrips,
  findSuppliers,
  makeLink,
} from "@fairway/areas/trip/contract.ts";
import { type Client, openClient } from "./client.ts";
import type { Finding } from "./finding.ts";
import { largeFiles } from "./largeFiles.ts";
import { megabytes, watchMemory } from "./load.ts";
import type { Product } from "./product.ts";
import { raceGround } from "./raceGround.ts";
import { everyOperation } from "./requestArbitrary.ts";

const MEGABYTE = 1024 * 1024;
/** How much memory wrong files may take at most, several at once. */
const mostMegabytes = 500;

interface WrongFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
  /** A record may keep it as it is, though no sheet is read from it. */
  readonly isKept?: true;
}

/**
 * Sends wrong files to every call that takes one: cut, renamed, of another kind, packed to burst,
 * and streams of `streamMegabytes`. Each must be refused with a reason, in bounded memory.
 */
export async function* runWrongFiles(
  product: Product,
  plan: {
    readonly bombMegabytes: number;
    readonly streamMegabytes: number;
    /** Only every so manieth call, to save time. */
    readonly everyNth?: number;
  },
): AsyncGenerator<Finding> {
  const client = await openClient(product.address, product.admin);
  const job = await (await raceGround(client)).job();
  const uploads = everyOperation.filter((each) => each.isUpload);
  const link = await driversLink(client, job.id);
  // The answers of accounting are read from a file only where it is reached by files.
  const { version } = await client.ask(getConnector, {});
  await client.ask(saveConnector, { connector: "files", settings: {}, version });
  const files = wrongFiles(plan.bombMegabytes * MEGABYTE);
  const everywhere = uploads.map(({ method, path }) => ({
    method,
    url: `${product.address}${path
      .replace("{lang}", "en-US")
      .replace("{moduleName}", "Document")
      .replace("{folder}", "Shipment")
      .replace(/\{\w+\}/g, job.id)}`,
    token: path.includes("TripProof/") ? link : client.token,
    keeps: path.includes("AWSS3/UploadAttachedFiles"),
  }));
  const addressed = everywhere.filter((_, at) => at % (plan.everyNth ?? 1) === 0);
  const before = megabytes(product.pid());
  const memory = watchMemory(product.pid, 100);
  const wrong: string[] = [];
  const codes = new Set<string>();
  let sent = 0;
  for (const upload of addressed) {
    for (const file of files) {
      const form = new FormData();
      form.set(
        "uploadedFile",
        new File([new Uint8Array(file.bytes)], file.name, { type: file.mime }),
      );
      const answer = await fetch(upload.url, {
        method: upload.method,
        headers: { authorization: `Bearer ${upload.token}` },
        body: form,
      });
      sent += 1;
      const body = await answer.text();
      const said = refusalIn(body);
      if (said) codes.add(said.code);
      if (answer.status < 400 && file.isKept && upload.keeps) continue;
      if (answer.status < 400 || answer.status >= 500 || !said) {
        wrong.push(`${file.name} to ${upload.url}: ${answer.status} ${body.slice(0, 200)}`);
      }
    }
  }
  const most = Math.max(...memory.stop()) - before;
  if (most > mostMegabytes) wrong.push(`${most.toFixed(0)} MB more memory`);
  yield {
    name: `${files.length} wrong files to each of ${addressed.length} calls that take one`,
    figure: `${sent} refused or kept as they are, ${codes.size} reasons; ${Math.max(0, most).toFixed(0)} MB more memory at most`,
    wrong,
  };
  yield await largeFiles(product, client, job.id);
  yield await bombsAtOnce(product, everywhere, plan.bombMegabytes * MEGABYTE);
  yield await longStreams(product, client.token, addressed, plan.streamMegabytes);
}

function wrongFiles(bombBytes: number): WrongFile[] {
  const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const sound = workbook(`<row r="1">${text("A1", "Code")}${text("B1", "Name")}</row>`);
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(2000, 7)]);
  const xlsx = (name: string, bytes: Buffer): WrongFile => ({ name, mime: sheet, bytes });
  // The server does not unpack a file that it only keeps; the program that opens it reports the fault.
  const kept = (name: string, bytes: Buffer): WrongFile => ({ ...xlsx(name, bytes), isKept: true });
  return [
    xlsx("empty.xlsx", Buffer.alloc(0)),
    kept("cut.xlsx", sound.subarray(0, sound.length / 2)),
    kept("cut-at-the-end.xlsx", sound.subarray(0, sound.length - 10)),
    xlsx("picture.xlsx", png),
    { name: "sheet.png", mime: "image/png", bytes: sound },
    { name: "program.pdf", mime: "application/pdf", bytes: Buffer.from("MZ\u0090\u0000program") },
    { name: "page.csv.html", mime: "text/html", bytes: Buffer.from("<script>alert(1)</script>") },
    { name: "noise.xlsx", mime: sheet, bytes: Buffer.alloc(3 * MEGABYTE, 0xf5) },
    kept("bomb.xlsx", bomb(bombBytes)),
    kept("lying-bomb.xlsx", lying(bomb(bombBytes))),
    xlsx(
      "entries.xlsx",
      zip(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`${n}.xml`, ""]))),
    ),
    kept("laughs.xlsx", laughs()),
    xlsx("large.xlsx", Buffer.alloc(25 * MEGABYTE, 0x20)),
    { name: "../../../x\u0001.exe", mime: "text/plain", bytes: Buffer.from("MZ\u0000") },
    { name: "plain.csv", mime: "text/csv", bytes: Buffer.from("=1+1,@x\n"), isKept: true },
  ];
}

const bomb = (bytes: number) =>
  workbook(`<row r="1">${text("A1", "Code")}</row>`, "", {
    "xl/sharedStrings.xml": Buffer.alloc(bytes, 0x20),
  });

/** The same, but every part claims to unpack to ten bytes. */
function lying(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  for (
    let at = changed.indexOf("PK\u0001\u0002");
    at >= 0;
    at = changed.indexOf("PK\u0001\u0002", at + 4)
  ) {
    changed.writeUInt32LE(10, at + 24);
  }
  return changed;
}

function laughs(): Buffer {
  const entities = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
  ).join("");
  return workbook(`<row r="1">${text("A1", "&l9;")}</row>`, "", {
    "xl/sharedStrings.xml": `<!DOCTYPE x [<!ENTITY l0 "ha">${entities}]><sst>&l9;</sst>`,
  });
}

type Addressed = { readonly method: string; readonly url: string; readonly token: string };

/** The text of the link that a driver's phone shows instead of a signed-in user's token. */
async function driversLink(client: Client, jobId: string): Promise<string> {
  const stops = [
    { kind: "PickUp", place: "Cat Lai" },
    { kind: "Deliver", place: "Binh Duong" },
  ] as const;
  const made = await client.ask(createTrips, { jobId, stops: [...stops] });
  const [supplier] = await client.ask(findSuppliers, {});
  if (!supplier) throw new Error("the company has no supplier");
  const trips = made.data.map(({ id, version }) => ({ id, version }));
  const assigned = await client.ask(assignSupplier, { trips, supplierId: supplier.id });
  const [trip] = assigned.data.trips;
  if (!trip) throw new Error("the job has no trip");
  const { data } = await client.ask(makeLink, { id: trip.id });
  return data.link.split("#")[1] ?? "";
}

/** Eight bombs at once: each is refused, and others are answered meanwhile. */
async function bombsAtOnce(
  product: Product,
  uploads: readonly Addressed[],
  bytes: number,
): Promise<Finding> {
  const wrong: string[] = [];
  const before = megabytes(product.pid());
  const memory = watchMemory(product.pid, 50);
  const packed = new Uint8Array(bomb(bytes));
  const answers = await Promise.all(
    uploads.slice(-8).map(async ({ method, url, token }) => {
      const form = new FormData();
      form.set("uploadedFile", new File([packed], "bomb.xlsx"));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(url, { method, headers, body: form });
      return `${answer.status} ${refusalIn(await answer.text())?.code}`;
    }),
  );
  for (const each of answers) if (!/^(400|413|503) \w/.test(each)) wrong.push(each);
  const most = Math.max(...memory.stop()) - before;
  if (most > mostMegabytes) wrong.push(`${most.toFixed(0)} MB more memory`);
  return {
    name: `${answers.length} bombs of ${bytes / MEGABYTE} MB at once`,
    figure: `${[...new Set(answers)].join(", ")}; ${Math.max(0, most).toFixed(0)} MB more memory at most`,
    wrong,
  };
}

/** Streams that do not end, to every call that takes a file and to one that takes none. */
async function longStreams(
  product: Product,
  token: string,
  uploads: readonly Addressed[],
  streamMegabytes: number,
): Promise<Finding> {
  const wrong: string[] = [];
  const before = megabytes(product.pid());
  const memory = watchMemory(product.pid, 50);
  const taken: number[] = [];
  const body = { method: "POST", url: `${product.address}/api/v1/en-US/CsTransaction`, token };
  for (const upload of [...uploads, body]) {
    const came = await stream(upload, streamMegabytes, upload === body);
    taken.push(came.megabytes);
    if (!/^(400|413) \w/.test(came.answer) && came.answer !== "closed") {
      wrong.push(`${upload.url}: ${came.answer}`);
    }
  }
  const most = Math.max(...memory.stop()) - before;
  if (most > mostMegabytes) wrong.push(`${most.toFixed(0)} MB more memory`);
  const longest = Math.max(...taken);
  if (longest > 200) wrong.push(`${longest.toFixed(0)} MB were read of a stream that is refused`);
  return {
    name: `a stream of ${streamMegabytes} MB to each of ${taken.length} calls`,
    figure: `refused or closed after ${longest.toFixed(0)} MB at most; ${Math.max(0, most).toFixed(0)} MB more memory at most`,
    wrong,
  };
}

/** Sends a stream until it is answered, and says how much of it was taken. */
async function stream(
  { method, url, token }: Addressed,
  streamMegabytes: number,
  isJson: boolean,
): Promise<{ answer: string; megabytes: number }> {
  const boundary = "----fairway-stream";
  const type = isJson ? "application/json" : `multipart/form-data; boundary=${boundary}`;
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const asked: ClientRequest = request(url, { method, headers });
  const came: { answer: string | null } = { answer: null };
  const closed = () => {
    came.answer ??= "closed";
  };
  asked.on("response", (response) => {
    let said = "";
    response.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    response.on("end", () => {
      came.answer = `${response.statusCode} ${refusalIn(said)?.code}`;
    });
  });
  asked.on("error", closed);
  asked.on("close", closed);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="uploadedFile"; filename="long.xlsx"\r\n\r\n`;
  asked.write(isJson ? '{"desOfGoods":"' : head);
  const piece = Buffer.alloc(MEGABYTE, 0x61);
  let sent = 0;
  while (sent < streamMegabytes && came.answer === null) {
    const goesOn = asked.write(piece);
    sent += 1;
    if (!goesOn) {
      const drained = new Promise((go) => asked.once("drain", go));
      await Promise.race([drained, pause(50)]);
      asked.removeAllListeners("drain");
    }
  }
  const deadline = performance.now() + 10_000;
  while (came.answer === null && performance.now() < deadline) await pause(20);
  const answer = came.answer ?? "no answer";
  asked.destroy();
  return { answer, megabytes: sent };
}

function refusalIn(body: string): { code: string } | null {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    return typeof code === "string" && typeof message === "string" && message ? { code } : null;
  } catch {
    return null;
  }
}
