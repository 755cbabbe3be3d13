import { randomBytes } from "node:crypto";
import type { Client } from "./client.ts";
import type { Finding } from "./finding.ts";
import { megabytes, watchMemory } from "./load.ts";
import type { Product } from "./product.ts";

const MEGABYTE = 1024 * 1024;
/**
 * How much memory the server may take more while a file of 99 MB goes up and down: what its pieces
 * leave until they are collected is 50 to 90 MB, and a server that held the file would have 99 more.
 * Of three rounds the least counts: what others left uncollected falls into one of them.
 */
const mostMegabytes = 130;

/** Keeps a file of 99 MB with a job and reads it back; one of 100 MB is refused. */
export async function largeFiles(
  product: Product,
  client: Client,
  jobId: string,
): Promise<Finding> {
  const wrong: string[] = [];
  const root = `${product.address}/api/v1/en-US/AWSS3`;
  const headers = { authorization: `Bearer ${client.token}` };
  const put = (bytes: Buffer) => {
    const body = new FormData();
    const file = new File([new Uint8Array(bytes)], "scan.pdf", { type: "application/pdf" });
    body.set("uploadedFile", file);
    const url = `${root}/UploadAttachedFiles/Document/Shipment/${jobId}`;
    return fetch(url, { method: "PUT", headers, body });
  };
  const scan = (bytes: number) => {
    const start = Buffer.from("%PDF-1.7\n");
    return Buffer.concat([start, randomBytes(bytes - start.length)]);
  };
  // What the first file loads is no growth.
  await put(scan(20 * MEGABYTE));
  const large = scan(99 * MEGABYTE);
  const upAndDown = async () => {
    const before = megabytes(product.pid());
    const memory = watchMemory(product.pid, 20);
    const began = performance.now();
    const kept = await put(large);
    const said = (await kept.json()) as { data?: { id: string }[] };
    const id = said.data?.[0]?.id;
    if (kept.status !== 200 || !id) wrong.push(`99 MB: ${kept.status} ${JSON.stringify(said)}`);
    const up = performance.now() - began;
    const read = await fetch(`${root}/DownloadFile/Document/Shipment/${jobId}/${id}`, { headers });
    if (!Buffer.from(await read.arrayBuffer()).equals(large)) wrong.push("it comes back different");
    const all = performance.now() - began;
    return { up, all, more: Math.max(0, Math.max(...memory.stop()) - before) };
  };
  const rounds = [await upAndDown(), await upAndDown(), await upAndDown()] as const;
  const refused = await put(scan(100 * MEGABYTE));
  const reason = await refused.text();
  if (refused.status !== 413 || !reason.includes("file.notSmaller")) {
    wrong.push(`100 MB: ${refused.status} ${reason.slice(0, 200)}`);
  }
  const more = Math.min(...rounds.map((each) => each.more));
  const [{ up, all }] = rounds;
  if (more > mostMegabytes) wrong.push(`${more.toFixed(0)} MB more memory`);
  return {
    name: "a file of 99 MB goes up and down, one of 100 MB is refused",
    figure: `up in ${(up / 1000).toFixed(1)} s, there and back in ${(all / 1000).toFixed(1)} s; ${more.toFixed(0)} MB more memory at most`,
    wrong,
  };
}
