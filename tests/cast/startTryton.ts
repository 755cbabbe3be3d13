import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { accountKinds, usualAccounts } from "@fairway/areas/outbox/model/connectors.ts";
import { openTryton, type TrytonSession } from "@fairway/areas/sync/server/trytonRpc.ts";
import { freePort } from "@fairway/engine/db/freePort.ts";

const password = "a-Long-Passw0rd-of-Tryton";
const database = "fairway";
const modules = ["ir", "res", "country", "currency", "party", "company", "account"];

/** Installs the system's packages where that is possible; throws with the reason where it is not. */
export function installDebian(program: string, ...packages: string[]): string {
  const found = `/usr/bin/${program}`;
  if (existsSync(found)) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const aptGet = (...args: string[]) => spawnSync("apt-get", args, { env, stdio: "ignore" });
    aptGet("update");
    aptGet("install", "-y", "--no-install-recommends", ...packages);
  }
  if (!existsSync(found)) {
    throw new Error(`${program} is missing. Install it: apt-get install ${packages.join(" ")}`);
  }
  return found;
}

/** A running Tryton with a company in VND, the usual accounts and the years 2025 and 2026. */
export interface RunningTryton {
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly session: TrytonSession;
  /** Balances of posted moves in VND, debit positive, by what the lines are for. */
  balances(): Promise<Record<string, string>>;
  /** The moves of a key by state. */
  movesOf(key: string): Promise<readonly { readonly state: string }[]>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts Tryton on a database of its own in a temporary folder. */
export async function startTryton(): Promise<RunningTryton> {
  const trytond = installDebian("trytond", "tryton-server", "tryton-modules-account");
  const folder = mkdtempSync(join(tmpdir(), "tryton-"));
  const config = join(folder, "trytond.conf");
  const port = await freePort(0);
  mkdirSync(join(folder, "db"));
  writeFileSync(join(folder, "db", `${database}.sqlite`), "");
  writeFileSync(join(folder, "password"), password);
  writeFileSync(
    config,
    `[database]\nuri = sqlite://\npath = ${folder}/db\n[web]\nlisten = 127.0.0.1:${port}\n`,
  );
  const made = spawnSync(
    `${trytond}-admin`,
    ["-c", config, "-d", database, "-u", ...modules, "--email", "admin@example.com"],
    { env: { ...process.env, TRYTONPASSFILE: join(folder, "password") }, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`trytond-admin failed: ${made.stderr.slice(-500)}`);
  const address = `http://127.0.0.1:${port}/${database}/`;
  const signIn = { address, user: "admin", password };
  let server: ChildProcess | null = null;
  const run = async () => {
    server = spawn(trytond, ["-c", config, "-d", database], { stdio: "ignore" });
    for (let tried = 0; ; tried += 1) {
      try {
        return await openTryton(signIn);
      } catch (error) {
        if (tried > 100) throw error;
        await pause(200);
      }
    }
  };
  const kill = () =>
    new Promise<void>((done) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return done();
      server.once("exit", () => done());
      server.kill("SIGKILL");
    });
  let session = await run();
  const company = await writeCompany(session);
  // The preferences of the user name the company from now on.
  session = await openTryton(signIn);
  await writeBooks(session, company);
  return {
    ...signIn,
    get session() {
      return session;
    },
    balances: () => balancesOf(session),
    movesOf: (key) =>
      session.call("model.account.move.search_read", [["description", "=", key]], 0, null, null, [
        "state",
      ]),
    kill,
    restart: async () => {
      session = await run();
    },
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function balancesOf(session: TrytonSession): Promise<Record<string, string>> {
  const lines = await session.call<
    { description: string; debit: { decimal: string }; credit: { decimal: string } }[]
  >("model.account.move.line.search_read", [["move.state", "=", "posted"]], 0, null, null, [
    "description",
    "debit",
    "credit",
  ]);
  const sums = new Map<string, bigint>();
  for (const { description, debit, credit } of lines) {
    const [kind = ""] = description.split(" ");
    // Amounts in VND have no decimals.
    const amount =
      BigInt(debit.decimal.split(".")[0] ?? "0") - BigInt(credit.decimal.split(".")[0] ?? "0");
    sums.set(kind, (sums.get(kind) ?? 0n) + amount);
  }
  return Object.fromEntries([...sums].map(([kind, sum]) => [kind, String(sum)]));
}

const dateOf = (year: number, month: number, day: number) => ({
  __class__: "date",
  year,
  month,
  day,
});

const creating =
  (session: TrytonSession) =>
  (model: string, ...records: object[]) =>
    session.call<number[]>(`model.${model}.create`, records);

/** Writes the company, and that the user works in it. */
async function writeCompany(session: TrytonSession): Promise<number> {
  const create = creating(session);
  const [vnd = 0] = await create("currency.currency", {
    name: "Dong",
    symbol: "₫",
    code: "VND",
    digits: 0,
    rounding: { __class__: "Decimal", decimal: "1" },
    rates: [
      ["create", [{ date: dateOf(2020, 1, 1), rate: { __class__: "Decimal", decimal: "1" } }]],
    ],
  });
  const [party = 0] = await create("party.party", { name: "Fairway" });
  const [company = 0] = await create("company.company", { party, currency: vnd });
  const [user] = await session.call<number[]>(
    "model.res.user.search",
    [["login", "=", "admin"]],
    0,
    1,
    null,
  );
  await session.call("model.res.user.write", [user], {
    companies: [["add", [company]]],
    company,
  });
  return company;
}

/** Writes the accounts and the years of a company, as an accountant sets them up once. */
async function writeBooks(session: TrytonSession, company: number): Promise<void> {
  const create = creating(session);
  const [type = 0] = await create("account.account.type", {
    name: "Accounts",
    company,
    statement: "balance",
    assets: true,
  });
  await create(
    "account.account",
    ...[...new Set(accountKinds.map((kind) => usualAccounts[kind]))].map((code) => ({
      name: code,
      code,
      company,
      type,
    })),
  );
  await create("account.journal", { name: "Fairway", code: "MISC", type: "general" });
  for (const year of [2025, 2026]) {
    const [sequence = 0] = await create("ir.sequence", {
      name: `Moves of ${year}`,
      sequence_type: await sequenceType(session),
      company,
      prefix: `${year}/`,
    });
    const [fiscalYear] = await create("account.fiscalyear", {
      name: String(year),
      company,
      start_date: dateOf(year, 1, 1),
      end_date: dateOf(year, 12, 31),
      post_move_sequence: sequence,
    });
    await session.call("model.account.fiscalyear.create_period", [fiscalYear]);
  }
}

async function sequenceType(session: TrytonSession): Promise<number> {
  const [found = 0] = await session.call<number[]>(
    "model.ir.sequence.type.search",
    [["name", "=", "Account Move"]],
    0,
    1,
    null,
  );
  return found;
}
