import { addDeclaration } from "@fairway/areas/customs/contract.ts";
import { queryPartners } from "@fairway/areas/partner/contract.ts";
import { portCalls } from "@fairway/areas/catalogue/contract.ts";
import { listSalesmenOf } from "@fairway/areas/agreement/contract.ts";
import { convertDeclarations } from "@fairway/areas/operation/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { today } from "@fairway/core/time/day.ts";
import { signIn, whoAmI } from "../scripts/api/callServer.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";

const count = Number(process.argv[2] ?? 100);

/** Adds declarations over the public API, makes them jobs with one call and prints the time. */
const server = await startScratchServer({ demo: true });
try {
  const admin = server.signIns.find((each) => each.username === "admin");
  if (!admin) throw new Error("the demonstration lacks its administrator");
  const signed = await signIn(server.address, { user: admin.username, password: admin.password });
  const { officeId } = await whoAmI(signed);
  const customerId = await soldCustomer(officeId);
  const ports = await signed.ask(portCalls.query as CallSpec, { keyword: "", size: 1 } as never);
  const [port] = ports as unknown as readonly { readonly code: string }[];
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const no = String(at).padStart(6, "0");
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await signed.ask(addDeclaration, {
      clearanceNo: `309999${no}`,
      clearanceDate: today(),
      type: "Import",
      customerId,
      hblid: `BENCHH${no}`,
      mblid: `BENCHM${no}`,
      gateway: port?.code,
      serviceType: "Sea",
      cargoType: "FCL",
      grossWeight: "12500.5",
      pcs: "640",
    } as never);
    ids.push(data.id);
  }
  const began = performance.now();
  const { data } = await signed.ask(convertDeclarations, { ids });
  const seconds = (performance.now() - began) / 1000;
  const jobs = data.filter(({ isDone }) => isDone).length;
  console.log(`${count} declarations became ${jobs} jobs in ${seconds.toFixed(2)} s`);
  const reasons = new Set(data.flatMap(({ reason }) => reason ?? []));
  for (const reason of reasons) console.log(reason);

  async function soldCustomer(office: string): Promise<string> {
    const customers = await signed.ask(queryPartners, { keyword: "", size: 200 } as never);
    for (const { id } of customers as readonly { readonly id: string }[]) {
      const sale = { partnerId: id, transactionType: "CL", shipmentType: "Freehand", office };
      // oxlint-disable-next-line no-await-in-loop
      if ((await signed.ask(listSalesmenOf, sale)).length > 0) return id;
    }
    throw new Error("no customer has an agreement for customs logistics");
  }
} finally {
  await server.stop();
}
