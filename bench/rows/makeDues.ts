import { copyRows, newPairs } from "../load/copyRows.ts";
import type { Ground } from "../load/ground.ts";

/** Gives a customer open invoices of the head office and returns their ids. */
export async function makeDues(
  ground: Ground,
  customerId: string,
  count: number,
): Promise<string[]> {
  const [model] = await ground.find<{ id: string }>(
    `select u.document_id as id from due u
    join office o on o.company_id = $1 and o.id = u.office_id and o.code = 'HCM'
    where u.company_id = $1 and u.kind = 'trade' and u.side = 'debit' and u.currency_id = 'VND'
      and u.cleared = 0 and u.entries = 1 and u.is_open order by u.raised_on desc limit 1`,
    [ground.companyId],
  );
  if (!model) throw new Error("nobody owes an invoice; fill the company again");
  const { id } = model;
  const partner = { partner_id: `'${customerId}'` };
  const own = { id: "x.id" };
  const made = await newPairs(ground, count);
  await copyRows(ground, made, [
    { table: "document", key: "id", id, own: { ...own, ...partner, number: "'BENCH' || x.id" } },
    {
      table: "acct_management",
      key: "id",
      id,
      own: { ...own, voucher_id: "'BENCH' || x.id", invoice_no_tempt: "'BENCH' || x.id" },
    },
    { table: "due", key: "document_id", id, own: { ...own, ...partner, document_id: "x.id" } },
    {
      table: "due_entry",
      key: "document_id",
      id,
      own: { due_id: "x.id", document_id: "x.id" },
    },
  ]);
  return made.map((each) => each.id);
}
