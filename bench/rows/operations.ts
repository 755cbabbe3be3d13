import { addConnection, getReading, importFromEcus } from "@fairway/areas/customs/contract.ts";
import { convertDeclarations, listOperations } from "@fairway/areas/operation/contract.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { today } from "@fairway/core/time/day.ts";
import { demonstrationPassword } from "../../db/seed/demonstrationPeople.ts";
import { type Me, signIn, whoAmI } from "../../scripts/api/callServer.ts";
import { setTimeout as pause } from "node:timers/promises";
import { type EcusServer, fill, type SourceRow } from "../../tests/ecus/ecusServer.ts";
import { startEcusPostgres } from "../../tests/ecus/postgresServer.ts";
import { manyRows, transports } from "../../tests/ecus/twelveRows.ts";
import type { Caller } from "../load/caller.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { timed } from "../load/measure.ts";
import { newestCountOf, newestPageOf } from "../load/newestJobs.ts";

const many = 10_000;
const converted = 100;
const service = "CL";

/** The list of customs jobs of an office as it opens, and a search in it by a house bill. */
export async function operationRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const admin = await ground.as("admin");
  const { officeId } = await administrator(ground);
  const bills = await ground.find<{ hwbno: string }>(
    `select b.hwbno from shipment s join house_bill b on b.company_id = $1 and b.job_id = s.id
    where s.company_id = $1 and s.office_id = $2 and s.transaction_type = $3 and b.hwbno is not null
    order by md5(s.id::text) limit 300`,
    [companyId, officeId, service],
  );
  const hwbno = (at: number) => bills[at % bills.length]?.hwbno ?? "";
  const page = { page: 1, size: 15, transactionType: service };
  return [
    {
      name: "customs jobs of an office, newest 15",
      clients: [1, 8],
      ours: () => admin.send(listOperations, page),
      floor: async () => {
        await bare("f_customs", newestPageOf(service), [companyId, officeId]);
        await bare("f_customs_count", newestCountOf(service), [companyId, officeId]);
      },
    },
    {
      name: "customs job by its house bill",
      clients: [1, 8],
      ours: (at) =>
        admin.send(listOperations, { ...page, searchType: "hwbno", keyword: hwbno(at) }),
      floor: (at) =>
        bare(
          "f_customs_bill",
          `select s.* from house_bill b join shipment s on s.company_id = $1 and s.id = b.job_id
          where b.company_id = $1 and upper(b.hwbno) = upper($2) and s.office_id = $3
            and s.transaction_type = '${service}'`,
          [companyId, hwbno(at), officeId],
        ),
    },
  ];
}

/** Reads 10,000 declarations of a customs database twice, and makes 100 of them jobs. */
export async function operationFacts(ground: Ground): Promise<Record<string, number | string>> {
  const admin = await ground.as("admin");
  const source = await startEcusPostgres(ground.large.ownerUrl);
  try {
    const person = await administrator(ground);
    const rows = await freshRows(ground, person);
    await fill(source, "DTOKHAIMD", rows);
    await fill(source, "DTOKHAIMD_VNACCS2", transports(rows));
    await connect(ground, admin, source, person);
    const first = await timed(() => read(admin));
    const again = await timed(() => read(admin));
    const ids = await ground.find<{ id: string }>(
      `select id from customs_declaration where company_id = $1 and clearance_no = any($2)
      order by clearance_no limit ${converted}`,
      [ground.companyId, rows.map(({ SOTK }) => SOTK)],
    );
    let jobs = 0;
    const conversion = await timed(async () => {
      const { data } = await admin.ask<{ data: readonly { isDone: boolean }[] }>(
        convertDeclarations,
        { ids: ids.map(({ id }) => id) },
      );
      jobs = data.filter(({ isDone }) => isDone).length;
    });
    return {
      [`${many} declarations read and stored, s (aim 20)`]: first / 1000,
      [`${many} declarations read again, all known, s (aim 5)`]: again / 1000,
      [`${converted} declarations made ${jobs} jobs, s (aim 5)`]: conversion / 1000,
    };
  } finally {
    await source.stop();
  }
}

async function administrator({ server }: Ground): Promise<Me> {
  return whoAmI(await signIn(server.address, { user: "admin", password: demonstrationPassword }));
}

/** Declarations that the company lacks, of a customer with an agreement for customs jobs. */
async function freshRows({ companyId, find }: Ground, { officeId }: Me): Promise<SourceRow[]> {
  const [customer] = await find<{ tax: string }>(
    `select p.tax_code as tax from partner_agreement a
    join partner_agreement_office o on o.company_id = $1 and o.agreement_id = a.id
    join partner_agreement_service v on v.company_id = $1 and v.agreement_id = a.id
    join partner p on p.company_id = $1 and p.id = a.partner_id
    where a.company_id = $1 and a.active and p.active and o.office_id = $2 and v.service = $3
    order by p.id limit 1`,
    [companyId, officeId, service],
  );
  if (!customer) throw new Error("no customer has an agreement for customs jobs");
  const stamp = Date.now();
  return manyRows(today(), many).map((row, at) => ({
    ...row,
    SOTK: `10${String((stamp + at) % 10_000_000_000).padStart(10, "0")}`,
    MA_DV: customer.tax,
    VAN_DON: `BENCH${stamp}${at}`,
  }));
}

/** The one connection of the administrator that reads; those of former runs are put to rest. */
async function connect(
  { companyId, find }: Ground,
  admin: Caller,
  { fields }: EcusServer,
  { id: userId }: Me,
): Promise<void> {
  await find("update ecus_connection set active = false where company_id = $1", [companyId]);
  await admin.send(addConnection, { name: `Bench ${fields.dbname}`, userId, ...fields });
}

/** Reads all active connections of the caller, and waits for the end. */
async function read(admin: Caller): Promise<void> {
  const { data } = await admin.ask<{ data: { id: string } }>(importFromEcus, {});
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const { state, sources } = await admin.ask<Answer<typeof getReading>>(getReading, {
      id: data.id,
    });
    if (state === "Waiting" || state === "Running") {
      // oxlint-disable-next-line no-await-in-loop
      await pause(100);
      continue;
    }
    const [source] = sources;
    if (source?.readCount !== many) throw new Error(`read ${source?.readCount}: ${source?.reason}`);
    return;
  }
}
