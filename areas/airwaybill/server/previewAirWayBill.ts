import type { AirWaybillPaper } from "@fairway/areas/housebill/model/airWaybillPaper.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { airlineByNumber } from "@fairway/areas/catalogue/server/airlineByNumber.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { isMasterForm } from "../model/masterPlacing.ts";
import { type KeyedMaster, type MasterGround, printedMaster } from "../model/printedMaster.ts";
import { refuseWaybill } from "../model/refusals.ts";
import { mustHaveWaybill } from "./getAirWayBill.ts";
import { masterAirWaybill } from "./paper/masterWaybill.paper.ts";
import { readWaybill } from "./readWaybill.ts";

type Call = typeof contract.previewAirWayBill;

/**
 * Prints the stored master air waybill of a job in the language of the call, with at most six
 * statements.
 *
 * Refuses: record.notFound · airWayBill.otherService, .notStored
 * Source: rule AW-6
 */
export async function previewAirWayBill(
  tx: Tx,
  user: Actor,
  ask: Ask<Call>,
): Promise<Answer<Call>> {
  const actor = printingIn(user, masterAirWaybill, ask.language);
  const { paper } = await contentOfMaster(tx, actor, ask.jobId);
  return answeredPaper(paper.no, masterAirWaybill, paper, {
    language: actor.language,
    layout: ask.reportType,
    ...(isMasterForm(ask.reportType) ? { offset: { x: ask.offsetX, y: ask.offsetY } } : {}),
  });
}

/** The printed content of the master air waybill of a job, for its paper and its workbooks. */
export async function contentOfMaster(
  tx: Tx,
  actor: Actor,
  jobId: string,
): Promise<{ readonly job: Shipment; readonly paper: AirWaybillPaper }> {
  const job = await readShipment(tx, actor, jobId);
  mustHaveWaybill(job);
  const stored = await readWaybill(tx, actor.companyId, job.id);
  if (!stored) throw refuseWaybill("airWayBill.notStored", { jobNo: job.jobNo });
  const head = await paperHead(tx, actor, job.officeId, null);
  const { iataCode, iataAccount } = head.office;
  const ground = await placesOf(tx, job);
  const waybill = stored as unknown as KeyedMaster;
  return { job, paper: printedMaster(head, waybill, job, { ...ground, iataCode, iataAccount }) };
}

/** The airline of the prefix of the number, and the country of the airport of departure. */
const placesOf = (tx: Tx, { companyId, mawb, pol }: Shipment) =>
  one<Pick<MasterGround, "airline" | "polCountry">>(
    tx,
    sql`select (select a.name_en from ${airlineByNumber(companyId, mawb)}) as airline,
        (select c.name_en from place p join country c on c.id = p.country_id
          where p.company_id = ${companyId} and p.id = ${pol}::uuid) as pol_country`,
  );
