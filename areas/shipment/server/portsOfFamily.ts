import { type Family, portModes } from "@fairway/areas/service/model/families.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { transportModes } from "@fairway/areas/catalogue/model/transportModes.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { refuseShipment } from "../model/refusals.ts";
import type { Shipment } from "../model/shipment.ts";

/** A port whose mode the forms of a family do not offer. */
export interface PortOfOtherMode {
  readonly id: string;
  readonly name: string;
  readonly mode: keyof typeof transportModes;
}

/** A list of those ports among `ids`, as an expression; null where there is none. */
export function portsOfOtherMode(
  companyId: string,
  family: Family,
  ids: readonly (string | null | undefined)[],
): RawBuilder<PortOfOtherMode[] | null> {
  const asked = [...new Set(ids.filter((id): id is string => Boolean(id)))];
  const modes = portModes[family];
  if (!modes || asked.length === 0) return sql`null::jsonb`;
  return sql`(select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name_en,
      'mode', t.mode_of_transport)) from place t
    where t.company_id = ${companyId} and t.id = any(${asked}::uuid[])
      and t.place_type = 'Port' and t.mode_of_transport <> all(${[...modes]}::text[]))`;
}

/**
 * The fields that name a port of another mode; one that the record has already stays, because its
 * mode may have been corrected since. Rule SH-31.
 */
export function whyNotPorts<Field extends string>(
  form: Readonly<Partial<Record<Field, string | null>>>,
  fields: readonly Field[],
  others: readonly PortOfOtherMode[] | null,
  kept: readonly (string | null)[] = [],
): FieldRefusal[] {
  return fields.flatMap((field) => {
    const port = others?.find(({ id }) => id === form[field]);
    if (!port || kept.includes(port.id)) return [];
    const { en, vi } = transportModes[port.mode];
    const facts = { port: port.name, modeEn: en, modeVi: vi };
    return [refuseShipment.field(field, "shipment.portOfOtherMode", facts)];
  });
}

/**
 * The fields of a paper of a job that name a port of another mode; the ports of the job stay. One
 * statement, and only where the paper names other ports.
 */
export async function wrongPorts<Field extends string>(
  tx: Tx,
  job: Pick<Shipment, "companyId" | "transactionType" | "pol" | "pod">,
  form: Readonly<Record<NoInfer<Field>, string | null>>,
  fields: readonly Field[],
): Promise<FieldRefusal[]> {
  const kept = [job.pol, job.pod];
  const other = fields
    .map((field) => form[field])
    .filter((id) => id !== null && !kept.includes(id));
  if (other.length === 0) return [];
  const { family } = serviceOf(job.transactionType);
  const { others } = await one<{ others: PortOfOtherMode[] | null }>(
    tx,
    sql`select ${portsOfOtherMode(job.companyId, family, other)} as others`,
  );
  return whyNotPorts(form, fields, others, kept);
}
