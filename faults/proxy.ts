import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { sendNotification } from "@fairway/areas/notification/contract.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { freePort } from "@fairway/engine/db/freePort.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { connectHub } from "@fairway/ui/live/connectHub.ts";
import type { Pool } from "pg";
import { type Person, signIn, whoAmI } from "../scripts/api/callServer.ts";
import { companyId } from "../tests/cast/people.ts";
import { castPassword, seedCast } from "../tests/cast/seedCast.ts";
import { makeAuthority, makeCertificate, openssl } from "./certificates.ts";
import { openClient } from "./client.ts";
import type { Finding } from "./finding.ts";
import type { Product } from "./product.ts";
import { makePlace, type Place, type Running, startIn } from "./programs.ts";
import { raceGround } from "./raceGround.ts";
import { until } from "./until.ts";

const nginx = { package: "nginx-light", file: "/usr/sbin/nginx" };
const documented = join(import.meta.dirname, "..", "docs", "nginx.conf");
const MEGABYTE = 1024 * 1024;

export const proxyNeeds = [nginx, openssl];

/** Puts Debian's nginx with TLS in front of a server, with the configuration of the documents. */
export async function* runProxy(product: Product): AsyncGenerator<Finding> {
  const place = await makePlace();
  const database = openDatabase(product.databaseUrl, { poolSize: 2 });
  const trusted = getCACertificates();
  let proxy: Running | null = null;
  try {
    const { companyId: ours } = await whoAmI(await signIn(product.address, product.admin));
    const admin = { ...product.admin, companyId: ours };
    await inTransaction(database, (tx) => seedCast(tx, { signIns: true }));
    const behind = await freePort(0);
    await product.openServer({ TRUST_PROXY: "true" }, behind);
    const authority = makeAuthority(place, "authority");
    const front = await startNginx(place, authority, behind);
    ({ proxy } = front);
    setDefaultCACertificates([...trusted, await readFile(authority.file, "utf8")]);
    const { pool } = database;
    yield await plainAndClosed(front);
    yield await realAddress(front, pool);
    yield await limitByAddress(front);
    yield await cookies(front);
    yield await otherSite(front);
    yield await largeFiles(front, admin);
    yield await liveMessages(front, admin);
  } finally {
    setDefaultCACertificates(trusted);
    await proxy?.stop();
    await database.close();
    await place.remove();
  }
}

interface Front {
  readonly proxy: Running;
  readonly address: string;
  readonly port: number;
  readonly plainPort: number;
}

async function startNginx(
  place: Place,
  authority: Parameters<typeof makeCertificate>[1],
  behind: number,
): Promise<Front> {
  const certificate = await makeCertificate(place, authority, {
    name: "fairway",
    for: "IP:127.0.0.1",
  });
  const [port, plainPort] = [await freePort(0), await freePort(0)];
  const site = (await readFile(documented, "utf8"))
    .replace("127.0.0.1:3000", `127.0.0.1:${behind}`)
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace("/etc/ssl/fairway.pem", certificate.file)
    .replace("/etc/ssl/fairway.key", certificate.key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `${each}_temp_path ${join(place.folder, each)};`,
  );
  const configuration = await place.write(
    "nginx.conf",
    `daemon off; pid ${join(place.folder, "nginx.pid")}; error_log stderr error;
     worker_processes 2; events { worker_connections 1024; }
     http { access_log off; ${temporary.join(" ")}\n${site} }\n`,
  );
  const args = ["-c", configuration, "-p", place.folder, "-e", "stderr"];
  const proxy = await startIn(place, { file: nginx.file, args, port });
  return { proxy, address: `https://127.0.0.1:${port}`, port, plainPort };
}

async function plainAndClosed({ address, plainPort }: Front): Promise<Finding> {
  const wrong: string[] = [];
  const plain = await fetch(`http://127.0.0.1:${plainPort}/connect/token`, { redirect: "manual" });
  if (plain.status !== 301) wrong.push(`without TLS ${plain.status}`);
  for (const path of ["/metrics", "/health/ready"]) {
    const { status } = await fetch(`${address}${path}`);
    if (status !== 403) wrong.push(`${path} ${status}`);
  }
  const page = await fetch(`${address}/.well-known/openid-configuration`);
  const { issuer } = (await page.json()) as { issuer?: string };
  if (!issuer?.startsWith(address)) wrong.push(`it calls itself ${issuer}`);
  if (!page.headers.has("strict-transport-security")) wrong.push("no Strict-Transport-Security");
  const figure = "301 to TLS, 403 for figures and health, the name with its port";
  return { name: "plain requests are led to TLS, what is inside stays inside", figure, wrong };
}

/** What a client writes into the headers of a proxy counts for nothing. */
async function realAddress(front: Front, pool: Pool): Promise<Finding> {
  const { code } = await enter(front, {
    from: "127.0.0.7",
    headers: { "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9" },
  });
  const found = await pool.query<{ address: string }>(
    "select address from audit_entry where kind = 'signIn' order by datetime_created desc limit 1",
  );
  const address = found.rows[0]?.address;
  const wrong = code === "in" ? [] : [`the sign-in: ${code}`];
  if (address !== "127.0.0.7") wrong.push(`the audit says ${address}`);
  const figure = `said to be 203.0.113.9, in the audit ${address}`;
  return { name: "the address in the audit is the client's", figure, wrong };
}

async function limitByAddress(front: Front): Promise<Finding> {
  const codes: Record<string, number> = {};
  for (let at = 0; at < 75; at += 1) {
    const { code } = await enter(front, {
      from: "127.0.0.8",
      username: `nobody${at}`,
      password: "Guessed 1",
      headers: { "x-forwarded-for": `203.0.113.${at}` },
    });
    codes[code] = (codes[code] ?? 0) + 1;
  }
  const wrong = codes["signIn.tooManyFromHere"] ? [] : [`never too many: ${JSON.stringify(codes)}`];
  const other = await enter(front, { from: "127.0.0.9" });
  if (other.code !== "in") wrong.push(`from another address: ${other.code}`);
  const figure = `${codes["signIn.tooManyFromHere"] ?? 0} of 75 guesses under 75 forged addresses stopped; another address signs in`;
  return { name: "guesses are limited by the address that the proxy sees", figure, wrong };
}

async function cookies(front: Front): Promise<Finding> {
  const wrong: string[] = [];
  const signedIn = await enter(front, { from: "127.0.0.1" });
  const set = [signedIn.cookies].flat().filter((each) => each.startsWith("fairway_refresh="));
  if (set.length !== 1) wrong.push(`${set.length} cookies`);
  for (const attribute of ["Secure", "HttpOnly", "SameSite=Strict"]) {
    if (!set[0]?.includes(attribute)) wrong.push(`not ${attribute}`);
  }
  const again = await send(front, {
    path: "/connect/token",
    from: "127.0.0.1",
    headers: { cookie: set[0]?.split(";")[0] ?? "", "content-type": form },
    body: "grant_type=refresh_token",
  });
  if (again.status !== 200) wrong.push(`the cookie gives ${again.status}`);
  return {
    name: "the cookie of a session is for TLS only, and keeps it going",
    figure: "Secure, HttpOnly, SameSite=Strict",
    wrong,
  };
}

async function otherSite(front: Front): Promise<Finding> {
  const cases = [
    [{ origin: "https://evil.example" }, 403],
    [{ origin: front.address }, 200],
    [{ origin: `https://127.0.0.1`, "x-forwarded-host": "127.0.0.1" }, 403],
    [{ origin: "https://evil.example", "x-forwarded-host": "evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site", origin: front.address }, 403],
    [{ "sec-fetch-site": "same-origin", origin: front.address }, 200],
    [{}, 200],
  ] as const;
  const wrong: string[] = [];
  for (const [headers, expected] of cases) {
    const { status } = await enter(front, { from: "127.0.0.1", headers });
    if (status !== expected) wrong.push(`${JSON.stringify(headers)}: ${status}`);
  }
  const name = "a page of another site signs nobody in, also with forged headers";
  return { name, figure: `${cases.length} kinds of headers`, wrong };
}

async function largeFiles(front: Front, admin: Person): Promise<Finding> {
  const wrong: string[] = [];
  const client = await openClient(front.address, admin);
  const job = await (await raceGround(client)).job();
  const root = `${front.address}/api/v1/en-US/AWSS3`;
  const headers = { authorization: `Bearer ${client.token}` };
  const put = async (bytes: Buffer) => {
    const body = new FormData();
    body.set(
      "uploadedFile",
      new File([new Uint8Array(bytes)], "scan.pdf", { type: "application/pdf" }),
    );
    return fetch(`${root}/UploadAttachedFiles/Document/Shipment/${job.id}`, {
      method: "PUT",
      headers,
      body,
    });
  };
  const scan = (megabytes: number) =>
    Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(megabytes * MEGABYTE)]);
  const large = scan(98);
  const began = performance.now();
  const kept = await put(large);
  const said = (await kept.json()) as { data?: { id: string }[] };
  const id = said.data?.[0]?.id;
  if (kept.status !== 200 || !id) wrong.push(`98 MB: ${kept.status} ${JSON.stringify(said)}`);
  const read = await fetch(`${root}/DownloadFile/Document/Shipment/${job.id}/${id}`, { headers });
  const same = Buffer.from(await read.arrayBuffer()).equals(large);
  if (!same) wrong.push("the file comes back different");
  const ms = performance.now() - began;
  const refused = await put(scan(101));
  const reason = await refused.text();
  if (refused.status !== 413 || !reason.includes('"code"')) {
    wrong.push(`101 MB: ${refused.status} ${reason.slice(0, 200)}`);
  }
  return {
    name: "files of 98 MB go up and down, one of 101 MB is refused with the reason",
    figure: `there and back in ${(ms / 1000).toFixed(1)} s; ${reason.slice(0, 120)}`,
    wrong,
  };
}

async function liveMessages(front: Front, admin: Person): Promise<Finding> {
  const wrong: string[] = [];
  const client = await openClient(front.address, admin);
  const heard: number[] = [];
  const refused: string[] = [];
  let stood = 0;
  const open = connectHub({
    base: front.address,
    path: "/notification",
    token: () => client.token,
    connected: () => void (stood += 1),
    refused: (why) => void refused.push(why),
    heard: { NotificationWhenChange: () => void heard.push(performance.now()) },
  });
  try {
    await until(() => stood > 0);
    const me = await whoAmI(client);
    const began = performance.now();
    await client.ask(sendNotification, { title: "Through", type: "User", userIds: [me.id] });
    await until(() => heard.length > 0);
    await pause(300);
    if (stood === 0) wrong.push(`not connected: ${refused.join(", ")}`);
    if (heard.length !== 1) wrong.push(`heard ${heard.length} times`);
    const figure = `heard after ${((heard[0] ?? 0) - began).toFixed(0)} ms, once`;
    return { name: "live messages arrive through the proxy", figure, wrong };
  } finally {
    open.close();
  }
}

const form = "application/x-www-form-urlencoded";

interface Sent {
  readonly path: string;
  /** The address of this machine that the client comes from. */
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Heard {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly body: string;
}

function send({ port }: Front, { path, from, headers, body }: Sent): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method: "POST", localAddress: from, headers };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookies: answer.headers["set-cookie"] ?? [],
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function enter(
  front: Front,
  ask: {
    from: string;
    username?: string;
    password?: string;
    headers?: Readonly<Record<string, string>>;
  },
): Promise<Heard & { code: string }> {
  const { from, username = "documentation", password = castPassword, headers = {} } = ask;
  const body = new URLSearchParams({ grant_type: "password", username, password, companyId });
  const heard = await send(front, {
    path: "/connect/token",
    from,
    headers: { "content-type": form, ...headers },
    body: body.toString(),
  });
  if (heard.status === 200) return { ...heard, code: "in" };
  const said = JSON.parse(heard.body) as { code?: string };
  return { ...heard, code: said.code ?? `${heard.status}` };
}
