import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { signIn, whoAmI } from "../scripts/api/callServer.ts";
import type { Finding } from "./finding.ts";
import { megabytes, percentile } from "./load.ts";
import type { Product } from "./product.ts";

const CONNECTIONS = 330;
// Over twenty seconds: first the guesses are compared, then their answers are held back.
const RIGHT = 40;
const PAUSE_MS = 500;
const MOST_MS = 2000;

/** One address sends sign-ins under invented names without a pause; a user at another address signs in. */
export async function signInFlood(product: Product): Promise<Finding> {
  const { companyId } = await whoAmI(await signIn(product.address, product.admin));
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: Record<string, number> = {};
  const before = megabytes(product.pid());
  const flood = async (nth: number) => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const ask = { username: `nobody${nth}x${at}`, password: "Guessed 1", companyId };
      const code = await enter(product.address, { ...ask, from: "127.0.0.2", agent });
      statuses[code] = (statuses[code] ?? 0) + 1;
    }
  };
  const flooding = Promise.all(Array.from({ length: CONNECTIONS }, (_, nth) => flood(nth)));
  const wrong: string[] = [];
  const took: number[] = [];
  try {
    for (let at = 0; at < RIGHT; at += 1) {
      const began = performance.now();
      const { user: username, password } = product.admin;
      const code = await enter(product.address, {
        username,
        password,
        companyId,
        from: "127.0.0.3",
      });
      took.push(performance.now() - began);
      if (code !== "200") wrong.push(`the user at another address: ${code}`);
      await pause(PAUSE_MS);
    }
  } finally {
    over.abort();
    await flooding;
    agent.destroy();
  }
  const more = megabytes(product.pid()) - before;
  const slowest = Math.max(...took);
  const median = percentile(took, 0.5);
  if (slowest > MOST_MS) wrong.push(`the slowest right sign-in took ${slowest.toFixed(0)} ms`);
  const { entries, times } = await audited(product.databaseUrl);
  // A minute may end meanwhile, more than once on a busy machine.
  if (entries > 5) wrong.push(`${entries} audit entries`);
  const said = Object.entries(statuses).map(([code, count]) => `${count} × ${code}`);
  return {
    name: `${CONNECTIONS} connections of one address guess, a user at another address signs in`,
    figure: `${RIGHT} right ones, median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${more.toFixed(0)} MB more memory; guesses ${said.join(", ")}; ${times} in ${entries} audit entries`,
    wrong: [...new Set(wrong)],
  };
}

async function audited(url: string): Promise<{ entries: number; times: number }> {
  const database = openDatabase(url, { poolSize: 1 });
  try {
    const found = await database.pool.query<{ entries: number; times: number }>(
      `select count(*)::int as entries, coalesce(sum((after ->> 'times')::int), 0)::int as times
        from audit_entry where kind = 'signInRefused' and after ->> 'from' = '127.0.0.2'`,
    );
    return found.rows[0] ?? { entries: 0, times: 0 };
  } finally {
    await database.close();
  }
}

interface Ask {
  readonly username: string;
  readonly password: string;
  readonly companyId: string;
  /** The address of this machine that the client comes from. */
  readonly from: string;
  readonly agent?: Agent;
}

function enter(base: string, { from, agent, ...person }: Ask): Promise<string> {
  const body = new URLSearchParams({ grant_type: "password", ...person }).toString();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${base}/connect/token`,
      {
        method: "POST",
        localAddress: from,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        ...(agent ? { agent } : { agent: false }),
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
        });
        answer.on("end", () => {
          const code = /"code":"([\w.]+)"/.exec(text)?.[1];
          resolve(answer.statusCode === 200 ? "200" : `${answer.statusCode} ${code ?? ""}`);
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
