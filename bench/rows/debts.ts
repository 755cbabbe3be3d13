import { checkBooks } from "@fairway/areas/books/server/checkBooks.ts";
import { expiries, orders } from "@fairway/areas/receivable/model/criteria.ts";
import { overdueFigures } from "@fairway/areas/receivable/model/figures.ts";
import { receivableTabs } from "@fairway/areas/receivable/model/receivableTabs.ts";
import { getDebtDetail, pageReceivables } from "@fairway/areas/receivable/contract.ts";
import { keptSums } from "@fairway/areas/report/server/keptSums.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import type { Ground } from "../load/ground.ts";
import { coldAndWarm, type Pair, share, timed } from "../load/measure.ts";
import { besideLists } from "./besideLists.ts";
import { makeCustomer } from "./billable.ts";
import { makeDues } from "./makeDues.ts";

const openDocuments = 2000;
const pastDay = "2025-06-30";

/** What a customer with 2,000 open documents owes by age, and the page of the largest debtors. */
export async function debtRows(ground: Ground): Promise<Pair[]> {
  const { companyId, bare } = ground;
  const director = await ground.as("admin");
  const customer = await owingMuch(ground);
  await mustOwe(ground);
  return [
    {
      name: "ageing of a customer with 2,000 open documents",
      clients: [1, 8],
      ours: () => director.send(getDebtDetail, { agreementId: customer }),
      floor: () =>
        bare(
          "f_ages",
          `select sum(open_vnd) filter (where due_on >= current_date),
            sum(open_vnd) filter (where current_date - due_on between 1 and 15),
            sum(open_vnd) filter (where current_date - due_on between 16 and 30),
            sum(open_vnd) filter (where current_date - due_on > 30)
          from due where company_id = $1 and partner_id = $2 and is_open`,
          [companyId, customer],
        ),
    },
    {
      name: "receivables under agreements, the largest debtors",
      clients: [1],
      ours: () => director.send(pageReceivables, { page: 1, size: 15, receivableTab: 1 }),
      floor: () =>
        bare(
          "f_debtors",
          `select partner_id, sale_man_id, sum(vnd) as vnd from (
            select partner_id, sale_man_id, total_vnd as vnd from open_sum where company_id = $1
            union all
            select partner_id, sale_man_id, open_vnd from due
            where company_id = $1 and is_open and side = 'debit') x
          group by 1, 2 order by 3 desc limit 15`,
          [companyId],
        ),
    },
  ];
}

/**
 * Receivables in every tab by every order and filter, the whole company as of a past day, and the
 * check of the books with the list of jobs of another user meanwhile.
 */
export async function debtFacts(ground: Ground): Promise<Record<string, number | string>> {
  const { companyId, database } = ground;
  const director = await ground.as("admin");
  const customer = await owingMuch(ground);
  const ages = () => director.send(getDebtDetail, { agreementId: customer });
  const facts: Record<string, number | string> = await coldAndWarm("ages of a customer", ages);
  const asks = [
    ...orders.flatMap((sort) => [true, false].map((down) => ({ sort, sortDescending: down }))),
    ...Object.keys(overdueFigures).map((overDueDay) => ({ overDueDay })),
    ...expiries.map((agreementExpiredDay) => ({ agreementExpiredDay })),
    { debitRateFrom: "50" },
    { keyword: "minh" },
    { agreementStatus: "Active" },
    { partnerType: "Customer" },
  ];
  for (const [tab, { no }] of Object.entries(receivableTabs)) {
    const page = (ask: object) =>
      director.send(pageReceivables, { page: 1, size: 15, receivableTab: no, ...ask });
    await page({});
    const took: { said: string; ms: number }[] = [];
    for (const ask of asks) {
      took.push({ said: JSON.stringify(ask), ms: await timed(() => page(ask)) });
    }
    const worst = took.toSorted((a, b) => b.ms - a.ms)[0];
    facts[`${tab}, median of ${took.length} combinations, ms (at most 50)`] = share(
      took.map(({ ms }) => ms),
      0.5,
    );
    facts[`${tab}, slowest, ms`] = worst?.ms ?? 0;
    facts[`${tab}, slowest is`] = worst?.said ?? "";
  }
  facts[`the whole company as of ${pastDay}, ms (at most 3000)`] = await timed(() =>
    director.send(pageReceivables, { page: 1, size: 15, day: pastDay }),
  );
  const books = await besideLists(ground, () => checkBooks(database, companyId));
  facts["check of the books, s (at most 60)"] = books.seconds;
  facts["list during it, times as long (at most 2)"] = books.loud / books.quiet;
  return facts;
}

/** A customer that owes 2,000 documents; its agreement has the same id. */
async function owingMuch(ground: Ground): Promise<string> {
  const customer = await makeCustomer(ground);
  await makeDues(ground, customer, openDocuments);
  const [owed] = await ground.find<{ count: number }>(
    `select count(*)::int as count from due
    where company_id = $1 and partner_id = $2 and side = 'debit' and is_open`,
    [ground.companyId, customer],
  );
  // Other rows of the bench change in seconds what an office changes in days.
  await inTransaction(ground.database, (tx) => foldKept(tx, ground.companyId, keptSums));
  if (owed?.count !== openDocuments) throw new Error(`the customer owes ${owed?.count} documents`);
  return customer;
}

async function mustOwe(ground: Ground): Promise<void> {
  const director = await ground.as("admin");
  const { totalItems } = await director.ask<{ totalItems: number }>(pageReceivables, {
    page: 1,
    size: 15,
    receivableTab: 1,
  });
  if (totalItems < 100) throw new Error(`only ${totalItems} agreements have debts`);
}
