import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AirBooking } from "../model/airBooking.ts";

/** What is noted for the booking note of a bill, with its version; null without a row. */
export function findAirBooking(
  tx: Tx,
  companyId: string,
  hblId: string,
): Promise<Omit<AirBooking, "hblId" | "may"> | null> {
  return maybe(
    tx,
    sql`select flex_id, flight_no2, contact_person, closing_time, version from air_booking
      where company_id = ${companyId} and id = ${hblId}`,
  );
}
