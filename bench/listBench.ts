import { listPartners, queryPartners } from "@fairway/areas/partner/contract.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { signIn } from "../scripts/mainjob/callServer.ts";
import { startScratchServer } from "../tests/setup/scratchServer.ts";
import { interleave } from "./interleave.ts";

const count = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 40);
const server = await startScratchServer({ demo: true });
const database = openDatabase(server.databaseUrl, { poolSize: 2 });
const bare = (text: string, values: unknown[] = []) => database.pool.query(text, values);
try {
  const admin = server.signIns.find((each) => each.username === "admin");
  if (!admin) throw new Error("the demonstration lacks its administrator");
  const signed = await signIn(server.address, { user: admin.username, password: admin.password });
  const own = {
    id: "gen_random_uuid()",
    account_no: "'BN' || n",
    tax_code: "'99' || lpad(n::text, 8, '0')",
    internal_code: "'BN' || n",
    parent_id: "null",
    short_name:
      "(array['Sông Mã','Hải Vân','Trường Sơn','Bình Minh','Đại Dương'])[1 + n % 5] || ' ' || n",
    partner_name_en: "'Bench Trading Company ' || md5(n::text)",
    partner_name_vn: "'Công ty Thương mại ' || md5(n::text)",
  } as Readonly<Record<string, string>>;
  const columns = await bare(
    "select column_name as name from information_schema.columns where table_name = 'partner' and is_generated = 'NEVER'",
  );
  const names = columns.rows.map((row) => String(row.name));
  await bare(`begin; set local session_replication_role = replica;
    insert into partner (${names.join(", ")})
    select ${names.map((name) => own[name] ?? `p.${name}`).join(", ")}
    from (select * from partner where active and partner_type = 'Customer' limit 1) as p, generate_series(1, ${count}) as n;
    commit`);
  await bare("vacuum analyze partner");
  const held = await bare("select company_id, count(*)::int as n from partner group by 1");
  const company = held.rows[0].company_id;
  console.log(`${held.rows[0].n} partners`);

  const list = (more: object) => () =>
    signed.ask(listPartners, { page: 1, size: 15, partnerType: "Customer", ...more } as never);
  const page =
    (order: string, found = "true") =>
    () =>
      bare(
        `select * from partner where company_id = $1 and partner_type = 'Customer' and ${found} order by ${order}, id limit 15`,
        [company],
      );
  const cases = [
    { name: "list, first page", ours: list({}), floor: page("datetime_modified desc") },
    {
      name: "list, by short name",
      ours: list({ sort: "shortName" }),
      floor: page("lower(short_name)"),
    },
    {
      name: "list, found by 3 letters",
      ours: list({ keyword: "f3a" }),
      floor: page("datetime_modified desc", "search like '%f3a%'"),
    },
    {
      name: "list, found without accents",
      ours: list({ keyword: "song ma 1999" }),
      floor: page("datetime_modified desc", "search like '%song%ma%1999%'"),
    },
    {
      name: "picker, found by 4 letters",
      ours: () => signed.ask(queryPartners, { keyword: "f3ab", size: 20 } as never),
      floor: page("short_name", "search like '%f3ab%'"),
    },
  ];
  console.log("row                            ours ms (p95)     floor ms (p95)    ratio");
  for (const row of cases) {
    const { name, ours, floor, ratio } = await interleave(row, rounds);
    const figure = (of: { median: number; p95: number }) =>
      `${of.median.toFixed(2)} (${of.p95.toFixed(2)})`.padEnd(17);
    console.log(`${name.padEnd(30)} ${figure(ours)} ${figure(floor)} ${ratio.toFixed(1)}`);
  }
} finally {
  await database.close();
  await server.stop();
}
