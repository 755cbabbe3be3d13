import { chargeCalls, portCalls } from "@fairway/areas/catalogue/contract.ts";
import { charge } from "@fairway/areas/catalogue/model/charge.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { listPartners, queryPartners } from "@fairway/areas/partner/contract.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { signIn } from "../scripts/api/callServer.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { fillTable } from "./fillTable.ts";
import { median, type SweptList, sweepList, timed } from "./sweepLists.ts";

const partners = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 10);
const keywords = [null, "f3a", "com", "song ma 1999"];
const server = await startScratchServer({ demo: true });
const database = openDatabase(server.databaseUrl, { poolSize: 2 });
try {
  const name = (code: string, say: string) => `'${code} ' || ${say}`;
  await fillTable(database, "partner", "active", partners, {
    account_no: "'BN' || n",
    tax_code: "'99' || lpad(n::text, 8, '0')",
    internal_reference_no: "null",
    internal_code: "'BN' || n",
    parent_id: "null",
    short_name:
      "(array['Sông Mã','Hải Vân','Trường Sơn','Bình Minh','Đại Dương'])[1 + n % 5] || ' ' || n",
    partner_name_en: name("Bench Trading Company", "md5(n::text)"),
    partner_name_vn: name("Công ty Thương mại", "md5(n::text)"),
    tel: "case when n % 3 = 0 then '09' || n end",
    fax: "case when n % 50 = 0 then '08' || n end",
    active: "n % 10 <> 0",
  });
  await fillTable(database, "place", "place_type = 'Port'", (partners * 3) / 10, {
    code: "'B' || n",
    name_en: name("Bench port", "md5(n::text)"),
    name_vn: name("Cảng thử", "md5(n::text)"),
  });
  await fillTable(database, "charge", "true", partners / 5, {
    code: "'C' || n",
    charge_name_en: name("Bench charge", "md5(n::text)"),
    charge_name_vn: name("Phí thử", "md5(n::text)"),
    debit_charge: "null",
    credit_charge: "null",
  });

  const ofType = (partnerType: string) => ({
    name: `partners, ${partnerType}`,
    resource: partner,
    call: listPartners,
    also: { partnerType },
  });
  const lists = [
    ofType("Customer"),
    ofType("Agent"),
    { name: "ports", resource: port, call: portCalls.paging },
    { name: "charges", resource: charge, call: chargeCalls.paging },
  ] as unknown as readonly SweptList[];
  console.log("first page in every order, both ways, with and without words; milliseconds");
  console.log("who    list                 asks  ours  statement  worst  over 50");
  for (const user of ["admin", "nam"]) {
    const who = server.signIns.find((each) => each.username === user);
    if (!who) throw new Error(`the demonstration lacks ${user}`);
    const signed = await signIn(server.address, { user, password: who.password });
    const bare = (statement: { text: string; values: readonly unknown[] }) =>
      database.pool.query({ text: statement.text, values: [...statement.values] });
    for (const list of lists) {
      const asks = await sweepList(signed, bare, list, keywords, rounds).catch(
        (fault: Error) => fault.message,
      );
      if (typeof asks === "string") {
        console.log(`${user.padEnd(6)} ${list.name.padEnd(20)} ${asks}`);
        continue;
      }
      const slow = asks.filter((each) => each.ours > 50).sort((a, b) => b.ours - a.ours);
      const figure = (value: number) => value.toFixed(1).padStart(6);
      console.log(
        `${user.padEnd(6)} ${list.name.padEnd(20)} ${String(asks.length).padStart(4)}${figure(median(asks.map((each) => each.ours)))}${figure(median(asks.map((each) => each.statement)))}   ${figure(Math.max(...asks.map((each) => each.ours)))}   ${slow.length}`,
      );
      for (const { ask, ours, statement } of slow.slice(0, 10)) {
        console.log(`         ${ask.padEnd(32)} ${figure(ours)} ${figure(statement)}`);
      }
    }
    for (const keyword of [null, "f3ab", "com", "bn123", "song ma"]) {
      const figures: number[] = [];
      for (let at = 0; at < rounds; at += 1) {
        figures.push(
          await timed(() => signed.ask(queryPartners as CallSpec, { keyword } as never)),
        );
      }
      console.log(
        `${user.padEnd(6)} picker, ${keyword ?? "nothing"}: ${median(figures).toFixed(1)} ms`,
      );
    }
  }
} finally {
  await database.close();
  await server.stop();
}
