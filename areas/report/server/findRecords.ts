import { customsDeclaration } from "@fairway/areas/customs/model/customsDeclaration.ts";
import { queryDeclarations } from "@fairway/areas/customs/server/listDeclarations.ts";
import { partnerMenus } from "@fairway/areas/partner/model/partnerMenus.ts";
import { choosePartners } from "@fairway/areas/partner/server/choosePartners.ts";
import { rightOnJobs } from "@fairway/areas/service/model/serviceOf.ts";
import { findJobs } from "@fairway/areas/shipment/server/findJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Found } from "../model/found.ts";
import { findDocuments, newestJobsOf } from "./foundTable.ts";

const mostPartners = 6;
const mostDeclarations = 6;

/**
 * Finds jobs, declarations, documents and partners by a part of a number or name, and the newest jobs of the
 * customers found.
 *
 * Shape: each kind with one statement, and only for users with the right to its list.
 */
export async function findRecords(
  tx: Tx,
  actor: Actor,
  { text }: { readonly text: string },
): Promise<Found> {
  const keyword = text.trim();
  const seesJobs = rightOnJobs("list").some((right) => actor.reach(right) !== "None");
  const jobs = seesJobs ? await findJobs(tx, actor, { JobNo: keyword }) : [];
  const isDeclared =
    /^\d{4,12}$/.test(keyword) && actor.reach(`${customsDeclaration.menu}.list`) !== "None";
  const declarations = isDeclared
    ? await queryDeclarations(tx, actor, { keyword, size: mostDeclarations })
    : [];
  const documents = await findDocuments(tx, actor, keyword);
  const types = (["Customer", "Agent"] as const).filter(
    (type) => actor.reach(`${partnerMenus[type]}.access`) !== "None",
  );
  const partners =
    types.length > 0 && keyword.length > 1
      ? await choosePartners(tx, actor, { keyword, partnerType: types, size: mostPartners })
      : [];
  const customers = partners.filter((each) => each.partnerType === "Customer");
  const theirs =
    seesJobs && customers.length > 0
      ? await newestJobsOf(
          tx,
          actor,
          customers.map((each) => each.id),
        )
      : [];
  return {
    jobs: jobs.slice(0, 8).map(({ id, jobNo, transactionType, ...job }) => ({
      id,
      jobNo,
      transactionType,
      note: [job.hwbno, job.mawb, job.shipperName].filter(Boolean).join(" · "),
    })),
    declarations: declarations.map(({ id, clearanceNo, jobNo, hblid, mblid }) => ({
      id,
      clearanceNo: String(clearanceNo),
      note: [jobNo, hblid, mblid].filter(Boolean).join(" · "),
    })),
    documents,
    partners: partners.map(({ id, partnerType, shortName, accountNo }) => ({
      id,
      partnerType: partnerType as "Customer" | "Agent",
      shortName,
      accountNo,
      jobs: theirs.flatMap(({ customerId, ...job }) => (customerId === id ? [job] : [])),
    })),
  };
}
