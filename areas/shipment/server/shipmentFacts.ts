import type { FamilyLetter } from "@fairway/areas/service/model/families.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { UnitNames } from "../model/goodsOf.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { ofMasterBill } from "./ofMasterBill.ts";
import { refuseShipment } from "../model/refusals.ts";
import type { Shipment, ShipmentForm } from "../model/shipment.ts";
import { type PortOfOtherMode, portsOfOtherMode, whyNotPorts } from "./portsOfFamily.ts";
import {
  type LineReferences,
  ownersOfLines,
  unitsOfLines,
  unknownOfLines,
} from "./referencesOfLines.ts";

/** The stored facts about the references of a job's form. */
export interface ShipmentFacts {
  readonly officePrefix: string;
  /** The default commodity of the catalogue. */
  readonly defaultCommodity: string | null;
  /** Errors of references that do not exist and of a number that another job has. */
  readonly faults: FieldRefusal[];
  /** The units of the lines by id. */
  readonly units: Readonly<Record<string, UnitNames>>;
}

const ports = ["pol", "pod", "deliveryPlace"] as const;

/** Checks the references of a form with one statement. */
export async function shipmentFacts(
  tx: Tx,
  actor: Actor,
  form: ShipmentForm,
  job: {
    id: string | null;
    officeId: string;
    family: FamilyLetter;
    /** The service of the job, to which the incoterm must belong. */
    transactionType: string;
    lines: readonly LineReferences[];
    /** The stored job. */
    was?: Pick<Shipment, (typeof ports)[number]>;
  },
): Promise<ShipmentFacts> {
  const { companyId } = actor;
  const known = (table: string, id: string | null) =>
    sql`(${id}::uuid is null or exists (select from ${sql.table(table)} t
      where t.company_id = ${companyId} and t.id = ${id}::uuid and t.active))`;
  const place = (id: string | null, type: "Port" | "Warehouse" = "Port") =>
    sql`(${id}::uuid is null or exists (select from place t where t.company_id = ${companyId}
      and t.id = ${id}::uuid and t.place_type = ${type}))`;
  const found = await one<
    {
      officePrefix: string;
      defaultCommodity: string | null;
      takenBy: string | null;
      units: Record<string, UnitNames> | null;
      owners: string[];
      otherPorts: PortOfOtherMode[] | null;
    } & Record<string, boolean>
  >(
    tx,
    sql`select o.office_prefix, (select t.commodity_name_en from commodity t
          where t.company_id = ${companyId} and t.is_default and t.active) as default_commodity,
        ${known("partner", form.coloaderId)} as coloader_id,
        ${known("partner", form.agentId)} as agent_id, ${place(form.pol)} as pol,
        ${place(form.pod)} as pod, ${place(form.deliveryPlace)} as delivery_place, ${place(form.warehouseId, "Warehouse")} as warehouse_id,
        (${form.incotermId}::uuid is null
          or exists (select from incoterm t where t.company_id = ${companyId}
            and t.id = ${form.incotermId}::uuid and t.active
            and ${job.transactionType}::text = any(t.service))
          -- What stands on the job already may have been retired since.
          or exists (select from shipment s where s.company_id = ${companyId}
            and s.id = ${job.id}::uuid and s.incoterm_id = ${form.incotermId}::uuid)) as incoterm_id,
        ${place(form.clearanceLocation)} as clearance_location,
        ${known("commodity_group", form.commodityGroupId)} as commodity_group_id,
        ${known("sys_user", form.fieldOpsId)} as field_ops_id,
        ${known("unit", form.packageType)} as package_type,
        ${known("sys_user", form.personIncharge)} as person_incharge,
        (select s.job_no from shipment s
          where ${ofMasterBill(companyId, job.officeId, job.family, sql`${form.mawb}::text`)}
          and s.id is distinct from ${job.id}::uuid) as taken_by,
        ${unitsOfLines(companyId, job.lines)} as units,
        ${ownersOfLines(companyId, job.lines)} as owners,
        ${portsOfOtherMode(
          companyId,
          serviceOf(job.transactionType).family,
          ports.map((field) => form[field]),
        )} as other_ports
      from office o where o.company_id = ${companyId} and o.id = ${job.officeId}`,
  );
  const faults: FieldRefusal[] = [];
  for (const field of [
    "coloaderId",
    "agentId",
    "pol",
    "pod",
    "deliveryPlace",
    "clearanceLocation",
    "commodityGroupId",
    "fieldOpsId",
    "warehouseId",
    "packageType",
    "personIncharge",
  ] as const) {
    if (!found[field]) faults.push(refuse.field(field, "field.unknown", { value: form[field] }));
  }
  if (!found["incotermId"]) {
    faults.push(refuseShipment.field("incotermId", "shipment.incotermOfService"));
  }
  if (found.takenBy) {
    const facts = { mawb: form.mawb, jobNo: found.takenBy };
    faults.push(refuseShipment.field("mawb", "shipment.mawbTaken", facts));
  }
  const { was } = job;
  const kept = was ? ports.map((field) => was[field]) : [];
  return {
    officePrefix: found.officePrefix,
    defaultCommodity: found.defaultCommodity,
    faults: [
      ...faults,
      ...whyNotPorts(form, ports, found.otherPorts, kept),
      ...unknownOfLines(job.lines, found),
    ],
    units: found.units ?? {},
  };
}
