import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Dashboard } from "../model/dashboard.ts";
import {
  bestCustomers,
  countJobs,
  monthlyProfit,
  nextSailings,
  sumReceivable,
} from "./dashboardTable.ts";

/**
 * Returns the user's jobs, receivables and profit at a glance. Profit only of jobs that the user may
 * open, receivables only if the user may see invoices.
 */
export async function getDashboard(tx: Tx, actor: Actor): Promise<Dashboard> {
  const seesInvoices = actor.reach("accManagement.list") !== "None";
  return {
    today: actor.today,
    jobs: await countJobs(tx, actor),
    receivable: seesInvoices ? await sumReceivable(tx, actor) : null,
    months: await monthlyProfit(tx, actor),
    sailings: await nextSailings(tx, actor),
    customers: await bestCustomers(tx, actor),
  };
}
