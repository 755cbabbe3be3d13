import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type Transports, usualTransports } from "../model/declarationOfEcus.ts";

/** How the company declares the means of transport of customs software; the usual codes else. */
export async function transportsOf(tx: Tx, companyId: string): Promise<Transports> {
  const own = await rows<{ code: string; serviceType: string | null; cargoType: string | null }>(
    tx,
    sql`select code, service_type, cargo_type from ecus_transport where company_id = ${companyId}`,
  );
  const stated = own.map(({ code, ...carriage }) => [code, carriage] as const);
  return new Map([...usualTransports, ...stated]);
}
