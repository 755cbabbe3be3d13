import { addCombine, pageCombines } from "@fairway/areas/combine/contract.ts";
import { addInvoice } from "@fairway/areas/invoice/contract.ts";
import { agePayables, pagePayables } from "@fairway/areas/payable/contract.ts";
import { copyRows, newPairs } from "../load/copyRows.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";
import { makeBillable, makeCustomer } from "./billable.ts";
import { documentLists } from "./documentLists.ts";
import { stateLines } from "./soas.ts";

const day = "2026-11-20";

/** The lists of what is owed to vendors and of combined billings, and the ages of a vendor's vouchers. */
export async function payableRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare, large } = ground;
  const vendor = await makeVouchers(ground, Math.round(large.jobs / 2));
  await makeCombines(ground, Math.round(large.jobs / 10));
  const accountant = await ground.as("lan");
  return [
    ...(await documentLists(ground, [
      {
        name: "payables",
        call: pagePayables,
        user: "lan",
        from: `(select d.*, u.raised_on from due u
            join document d on d.company_id = $1 and d.id = u.document_id and d.kind = 'voucher'
            where u.company_id = $1 and u.side = 'credit' and u.office_id = $2) d
          where $3::uuid is not null`,
      },
      {
        name: "combined billings",
        call: pageCombines,
        user: "lan",
        from: `document d
          where d.company_id = $1 and d.kind = 'combine' and d.office_id = $2
            and $3::uuid is not null`,
      },
    ])),
    {
      name: "ages of what is owed to a vendor",
      clients: [1],
      ours: () => accountant.send(agePayables, { partnerId: vendor }),
      floor: () =>
        bare(
          "f_payable_ages",
          `select currency_id, sum(open_vnd) filter (where due_on >= current_date),
            sum(open_vnd) filter (where due_on < current_date) from due
          where company_id = $1 and partner_id = $2 and side = 'credit' and is_open group by 1`,
          [companyId, vendor],
        ),
    },
  ];
}

/** Fills up the vouchers of the company by copying one, and returns a vendor with 2,000 of them. */
async function makeVouchers(ground: Ground, count: number): Promise<string> {
  const { companyId, find } = ground;
  const accountant = await ground.as("lan");
  const [line] = await find<{ id: string; vendor: string }>(
    `select c.id, c.payment_object_id as vendor from surcharge c
    join shipment s on s.company_id = $1 and s.id = c.job_id and not s.is_locked
      and s.current_status = 'Processing'
    join office o on o.company_id = $1 and o.id = s.office_id and o.code = 'HCM'
    join partner p on p.company_id = $1 and p.id = c.payment_object_id and p.active
    where c.company_id = $1 and c.type = 'BUY' and c.currency_id = 'VND'
      and not exists (select from charge_claim k where k.company_id = $1 and k.charge_id = c.id)
    order by c.id desc limit 1`,
    [companyId],
  );
  if (!line) throw new Error("the company has no free cost; fill it again");
  const { data: voucher } = await accountant.ask<{ data: { id: string } }>(addInvoice, {
    type: "Voucher",
    partnerId: line.vendor,
    chargeIds: [line.id],
    date: day,
    currencyId: "VND",
    paymentTerm: 30,
  });
  const [there] = await find<{ count: number }>(
    "select count(*)::int as count from document where company_id = $1 and kind = 'voucher'",
    [companyId],
  );
  const vendor = await makeCustomer(ground);
  const copy = async (made: number, partner: Readonly<Record<string, string>>) => {
    if (made <= 0) return;
    const ago = "(abs(hashtext(x.id::text)) % 2000)";
    const copies = await newPairs(ground, made);
    const own = { id: "x.id" };
    const named = { number: "'BENCH' || x.id", ...partner };
    await copyRows(ground, copies, [
      { table: "document", key: "id", id: voucher.id, own: { ...own, ...named } },
      {
        table: "acct_management",
        key: "id",
        id: voucher.id,
        own: { ...own, voucher_id: "'BENCH' || x.id", invoice_no_tempt: "'BENCH' || x.id" },
      },
      {
        table: "acct_management_line",
        key: "acct_management_id",
        id: voucher.id,
        own: { id: "new_id()", acct_management_id: "x.id" },
      },
      {
        table: "due",
        key: "document_id",
        id: voucher.id,
        own: {
          ...own,
          ...partner,
          document_id: "x.id",
          raised_on: `t.raised_on - ${ago}`,
          due_on: `t.due_on - ${ago}`,
        },
      },
      {
        table: "due_entry",
        key: "document_id",
        id: voucher.id,
        own: {
          due_id: "x.id",
          document_id: "x.id",
          day: `t.day - ${ago}`,
          due_on: `t.due_on - ${ago}`,
        },
      },
    ]);
  };
  await copy(count - (there?.count ?? 0), {});
  await copy(2000, { partner_id: `'${vendor}'` });
  return vendor;
}

/** Fills up the combined billings of the company by copying one over two statements. */
async function makeCombines(ground: Ground, count: number): Promise<void> {
  const { companyId, find } = ground;
  const accountant = await ground.as("lan");
  const partnerId = await makeCustomer(ground);
  const jobs = await makeBillable(ground, 2, 5, partnerId);
  const documentIds: string[] = [];
  for (const job of jobs) documentIds.push((await stateLines(ground, job)).id);
  const { data: combine } = await accountant.ask<{ data: { id: string } }>(addCombine, {
    partnerId,
    documentIds,
  });
  const [there] = await find<{ count: number }>(
    "select count(*)::int as count from document where company_id = $1 and kind = 'combine'",
    [companyId],
  );
  const made = count - (there?.count ?? 0);
  if (made <= 0) return;
  await copyRows(ground, await newPairs(ground, made), [
    {
      table: "document",
      key: "id",
      id: combine.id,
      own: { id: "x.id", number: "'BENCH' || x.id" },
    },
    { table: "combine_billing", key: "id", id: combine.id, own: { id: "x.id" } },
    {
      table: "combine_line",
      key: "combine_id",
      id: combine.id,
      own: { id: "new_id()", combine_id: "x.id" },
    },
  ]);
}
