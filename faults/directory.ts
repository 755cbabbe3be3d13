import { openDatabase } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { companyId } from "../tests/cast/people.ts";
import { castPassword, seedCast } from "../tests/cast/seedCast.ts";
import { makeAuthority, makeCertificate, openssl } from "./certificates.ts";
import type { Finding } from "./finding.ts";
import type { Product } from "./product.ts";
import { makePlace } from "./programs.ts";
import type { ServerProcess } from "./serverProcess.ts";
import { type Entry, reader, root, type Slapd, slapd, startSlapd } from "./slapd.ts";

const silent = "signIn.directorySilent";
const wrongPassword = "signIn.incorrect";

// Twice in one place is ambiguous; names and passwords have signs that a filter or a path could act on.
const people: readonly Entry[] = [
  { dn: `uid=documentation,ou=saigon,${root}`, uid: "documentation", password: "In the tree 1" },
  { dn: `uid=sales,ou=haiphong,${root}`, uid: "sales", password: "Mật khẩu của tôi 2 ố" },
  { dn: `cn=One,ou=saigon,${root}`, uid: "manager", password: "In the tree 3" },
  { dn: `cn=Two,ou=saigon,${root}`, uid: "manager", password: "In the tree 3" },
  ...Array.from({ length: 1200 }, (_, at) => ({
    dn: `uid=person${at},ou=crowd,${root}`,
    uid: `person${at}`,
    password: "Nobody 1",
  })),
];
const bases = ["saigon", "nowhere", "haiphong", "crowd"].map((each) => `ou=${each},${root}`);

export const directoryNeeds = [slapd, openssl];

/** Lets users sign in by Debian's slapd, over TLS with right and wrong certificates. */
export async function* runDirectory(product: Product): AsyncGenerator<Finding> {
  const place = await makePlace();
  const trees: Slapd[] = [];
  const database = openDatabase(product.databaseUrl, { poolSize: 2 });
  try {
    await inTransaction(database, (tx) => seedCast(tx, { signIns: true }));
    await database.pool.query(
      "update sys_user set is_ldap = true where username in ('documentation', 'sales', 'manager')",
    );
    const authority = makeAuthority(place, "authority");
    const stranger = makeAuthority(place, "stranger");
    const here = "IP:127.0.0.1";
    const good = await makeCertificate(place, authority, { name: "good", for: here });
    const tree = async (name: string, certificate = good, rules: readonly string[] = []) => {
      const started = await startSlapd(place, { name, people, certificate, authority, rules });
      trees.push(started);
      return started;
    };
    const usual = await tree("usual");
    const encrypted = await tree("encrypted", good, ["security tls=1", "disallow bind_anon"]);
    const asked = { product, authority: authority.file };

    yield await signInBy(asked, { name: "over TLS", url: usual.tls });
    yield await signInBy(asked, { name: "with STARTTLS", url: encrypted.plain, startTls: true });

    const refusals = [
      { name: "signed by a stranger", by: stranger, for: here },
      { name: "for another name", by: authority, for: "DNS:other.example" },
      { name: "that has expired", by: authority, for: here, days: -1 },
    ];
    for (const [at, each] of refusals.entries()) {
      const made = { name: `wrong${at}`, for: each.for, ...(each.days ? { days: each.days } : {}) };
      const wrong = await tree(made.name, await makeCertificate(place, each.by, made));
      for (const startTls of [false, true]) {
        yield await refusedBy(asked, {
          name: `a certificate ${each.name}${startTls ? ", with STARTTLS" : ""}`,
          url: startTls ? wrong.plain : wrong.tls,
          startTls,
          says: /certificate|altname|ERR_TLS|issuer/i,
        });
      }
    }
    yield await refusedBy(asked, {
      name: "a directory that takes no password without TLS",
      url: encrypted.plain,
      says: /confidentiality required/i,
    });
    yield await refusedBy(asked, {
      name: "an account with a wrong password",
      url: usual.tls,
      account: "wrong",
      says: /InvalidCredentials/,
    });
    yield await gone(asked, usual);
  } finally {
    await database.close();
    for (const each of trees) await each.stop();
    await place.remove();
  }
}

interface Asked {
  readonly product: Product;
  readonly authority: string;
}
interface Connected {
  readonly name: string;
  readonly url: string;
  readonly startTls?: boolean;
  readonly account?: string;
}

/** Runs a server that is connected to a directory; the log of the directory is no fault. */
async function withServer<T>(
  { product, authority }: Asked,
  { url, startTls, account }: Connected,
  work: (server: ServerProcess, logged: () => string) => Promise<T>,
): Promise<T> {
  const server = await product.openServer({
    DIRECTORY_URL: url,
    DIRECTORY_BASES: bases.join("; "),
    DIRECTORY_ACCOUNT: reader.dn,
    DIRECTORY_PASSWORD: account ?? reader.password,
    DIRECTORY_START_TLS: startTls ? "true" : "",
    DIRECTORY_AUTHORITY: authority,
    DIRECTORY_TIMEOUT_MS: "2000",
  });
  try {
    return await work(server, () => product.faults.splice(0).join("\n"));
  } finally {
    await server.end("SIGTERM");
  }
}

async function signInBy(asked: Asked, connected: Connected): Promise<Finding> {
  const cases = [
    ["documentation", "In the tree 1", "in"],
    ["Sales", "Mật khẩu của tôi 2 ố", "in"],
    ["documentation", "In the tree 2", wrongPassword],
    ["documentation", castPassword, wrongPassword],
    // Two of this name in one base are nobody.
    ["manager", "In the tree 3", wrongPassword],
    // Not a user of the directory.
    ["accountant", castPassword, "in"],
    ["*", "In the tree 1", wrongPassword],
    ["person7", "Nobody 1", wrongPassword],
  ] as const;
  return withServer(asked, connected, async (server, logged) => {
    const wrong: string[] = [];
    let slowest = 0;
    for (const [username, password, expected] of cases) {
      const began = performance.now();
      const { code } = await enter(server.address, { username, password });
      slowest = Math.max(slowest, performance.now() - began);
      if (code !== expected) wrong.push(`${username}, “${password}”: ${code}`);
    }
    const said = logged();
    if (said) wrong.push(`the log says ${said}`);
    const figure = `${cases.length} sign-ins in a tree of ${people.length} people, slowest ${slowest.toFixed(0)} ms`;
    return { name: `users of the directory sign in ${connected.name}`, figure, wrong };
  });
}

/** A directory that must not be trusted: refused in both languages, and the log says why. */
async function refusedBy(asked: Asked, connected: Connected & { says: RegExp }): Promise<Finding> {
  return withServer(asked, connected, async (server, logged) => {
    const person = { username: "documentation", password: "In the tree 1" };
    const answers = [
      await enter(server.address, person),
      await enter(server.address, person, "vi"),
    ];
    const wrong = answers.flatMap(({ code }) => (code === silent ? [] : [`answered ${code}`]));
    if (answers[0]?.message === answers[1]?.message) wrong.push("the same in both languages");
    const kept = await enter(server.address, { ...person, password: castPassword });
    if (kept.code !== silent) wrong.push(`the password kept here: ${kept.code}`);
    const said = logged();
    const reason = connected.says.exec(said);
    if (!reason) wrong.push(`the log does not say why: ${said.slice(0, 300)}`);
    const figure = `${silent}; the log says “${/"reason":"([^"]{1,90})/.exec(said)?.[1] ?? ""}”`;
    return { name: `refused: ${connected.name}`, figure, wrong };
  });
}

/** The directory goes away and comes back. */
async function gone(asked: Asked, tree: Slapd): Promise<Finding> {
  return withServer(asked, { name: "", url: tree.tls }, async (server, logged) => {
    const person = { username: "documentation", password: "In the tree 1" };
    const wrong: string[] = [];
    await tree.stop();
    const began = performance.now();
    const away = await enter(server.address, person);
    const ms = performance.now() - began;
    if (away.code !== silent) wrong.push(`while it is away: ${away.code}`);
    if (ms > 4000) wrong.push(`refused after ${ms.toFixed(0)} ms`);
    const local = await enter(server.address, { username: "accountant", password: castPassword });
    if (local.code !== "in") wrong.push(`a user who does not sign in by it: ${local.code}`);
    if (!/ECONNREFUSED/.test(logged())) wrong.push("the log does not say that it refused");
    await tree.start();
    const back = await enter(server.address, person);
    if (back.code !== "in") wrong.push(`when it is back: ${back.code}`);
    const figure = `refused after ${ms.toFixed(0)} ms, in again as soon as it is back`;
    return { name: "a directory that goes away and comes back", figure, wrong };
  });
}

async function enter(
  address: string,
  person: { username: string; password: string },
  language = "en",
): Promise<{ code: string; message: string }> {
  const answer = await fetch(`${address}/connect/token`, {
    method: "POST",
    headers: { "accept-language": language },
    body: new URLSearchParams({ grant_type: "password", companyId, ...person }),
  });
  const said = (await answer.json()) as Record<string, string>;
  if (answer.status === 200) return { code: "in", message: "" };
  return { code: said["code"] ?? `${answer.status}`, message: said["error_description"] ?? "" };
}
