import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveReceipt } from "@fairway/areas/receipt/contract.ts";
import { startEmbeddedPostgres } from "@fairway/engine/db/launcher.ts";
import { createScratchDatabase } from "@fairway/engine/db/scratchDatabase.ts";
import { demonstrationPassword } from "../db/seed/demonstrationPeople.ts";
import { openClient } from "../faults/client.ts";
import { raceGround } from "../faults/raceGround.ts";
import { startServerProcess } from "../tests/setup/serverProcess.ts";
import { interleave } from "./interleave.ts";

const flag = (name: string, usual: string) =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;
const before = flag("before", "");
const payments = Number(flag("payments", "500"));
const invoices = Number(flag("invoices", "40"));
const rounds = Number(flag("rounds", "100"));

const folder = await mkdtemp(join(tmpdir(), "fairway-bench-"));
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
const stops: (() => Promise<unknown>)[] = [];
try {
  const ours = await paidOften();
  const floor = before ? await paidOften(before) : ours;
  const measured = await interleave(
    {
      name: `receipt over ${invoices} invoices, each paid ${payments} times`,
      ours: ours.paid,
      floor: before ? floor.paid : floor.fresh,
    },
    rounds,
  );
  console.log(`${measured.name}, against ${before || "invoices that nobody has paid"}`);
  console.log(JSON.stringify(measured, null, 2));
} finally {
  for (const stop of stops.reverse()) await stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Starts a server with invoices that were paid often and pays a part of all of them. */
async function paidOften(checkout?: string) {
  const scratch = await createScratchDatabase(postgres.url);
  stops.push(() => scratch.drop());
  const env = { REQUESTS_PER_MINUTE: "1000000", SIGN_INS_PER_MINUTE: "1000000" };
  const server = await startServerProcess(scratch.url, env, checkout);
  stops.push(() => server.stop());
  const client = await openClient(server.address, {
    user: "admin",
    password: demonstrationPassword,
  });
  const ground = await raceGround(client);
  const issued = async () => {
    const ids: string[] = [];
    while (ids.length < invoices) ids.push((await ground.invoice(1)).id);
    return ids;
  };
  const pay = (ids: readonly string[]) =>
    client.ask(saveReceipt, {
      saveAction: 2,
      customerId: ground.customerId,
      paymentDate: ground.day,
      paidAmount: String(ids.length),
      payments: ids.map((refId) => ({ refId, paidAmount: "1" })),
    });
  const ids = await issued();
  for (let at = 0; at < payments; at += 1) await pay(ids);
  const others = before ? [] : await issued();
  return { paid: () => pay(ids), fresh: () => pay(others) };
}
