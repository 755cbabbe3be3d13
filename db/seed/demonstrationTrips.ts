import * as contract from "@fairway/areas/trip/contract.ts";
import { assignSupplier } from "@fairway/areas/trip/server/assignSupplier.ts";
import { createTrips } from "@fairway/areas/trip/server/createTrips.ts";
import { stepTrip } from "@fairway/areas/trip/server/stepTrip.ts";
import type { TripRecord } from "@fairway/areas/trip/model/trip.ts";
import { noteStagesOfJob } from "@fairway/areas/stage/server/noteMilestonesOfStages.ts";
import { addDays, type Day, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import { dice } from "./dice.ts";

const warehouses = [
  { place: "Kho Sóng Thần", address: "12 Thống Nhất, Dĩ An, Bình Dương" },
  { place: "KCN Tân Tạo", address: "Lô 24 đường số 2, Bình Tân, TP.HCM" },
  { place: "KCN Amata", address: "Long Bình, Biên Hòa, Đồng Nai" },
  { place: "Kho Hiệp Phước", address: "Đường D3, Nhà Bè, TP.HCM" },
];
const drivers = ["Nguyễn Văn Bảy", "Trần Minh Hải", "Lê Quốc Dũng", "Phan Thanh Tùng"];

/** An hour of a day in Viet Nam. */
const at = (day: Day, hour: number) =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + hour * 3_600_000).toISOString();

/**
 * Gives the operations of the demonstration that are in work their trips: those of days ahead are
 * planned, those of today are on the road, those of before have delivered.
 */
export async function seedTrips(tx: Tx, company: FoundedCompany): Promise<void> {
  const { companyId } = company;
  const dispatcher = company.acting("long", today(), "administrator");
  const jobs = await rows<{ id: string; serviceDate: Day; serviceMode: string; isRoad: boolean }>(
    tx,
    sql`select s.id, s.service_date::text, o.service_mode, s.transaction_type = 'TK' as is_road
      from shipment s
      join operations_job o on o.company_id = ${companyId} and o.id = s.id
      where s.company_id = ${companyId} and not s.is_locked
        and s.current_status not in ('Finish', 'Canceled')
      order by s.id`,
  );
  const suppliers = await rows<{ id: string }>(
    tx,
    sql`select id from partner where company_id = ${companyId} and active
      and partner_type = 'Supplier' and short_name like '%TRUCKING' order by account_no`,
  );
  const roll = dice(930);
  for (const [nth, job] of jobs.entries()) {
    // What a person did of its stages is told to the line of the job.
    await noteStagesOfJob(tx, dispatcher, job.id);
    if (!job.isRoad && nth % 3 !== 0) continue;
    const { data: made } = await createTrips(
      tx,
      dispatcher,
      contract.createTrips.body.parse({ jobId: job.id, stops: stopsOf(job, nth) }),
    );
    for (const trip of made) {
      const truck = `51C-${roll.between(100, 999)}.${roll.between(10, 99)}`;
      await driveTrip(tx, trip, job.serviceDate, {
        dispatcher,
        supplierId: suppliers[nth % suppliers.length]?.id ?? "",
        truckNo: truck,
        driverName: drivers[nth % drivers.length] ?? "",
        driverPhone: `0903 ${roll.between(100, 999)} ${roll.between(100, 999)}`,
      });
    }
  }
}

interface Haul {
  readonly dispatcher: Parameters<typeof assignSupplier>[1];
  readonly supplierId: string;
  readonly truckNo: string;
  readonly driverName: string;
  readonly driverPhone: string;
}

function stopsOf(
  { serviceDate, serviceMode }: { readonly serviceDate: Day; readonly serviceMode: string },
  nth: number,
) {
  const warehouse = warehouses[nth % warehouses.length] as (typeof warehouses)[number];
  const port = { place: "Cảng Cát Lái", address: "Nguyễn Thị Định, Thủ Đức, TP.HCM" };
  const [from, to] = serviceMode === "Export" ? [warehouse, port] : [port, warehouse];
  const isBack = serviceMode !== "Export";
  return [
    { kind: "PickUp", ...from, plannedAt: at(serviceDate, 8) },
    { kind: "Deliver", ...to, contact: "Anh Tân 0908 222 333", plannedAt: at(serviceDate, 14) },
    ...(isBack
      ? [{ kind: "ReturnEmpty", place: "Depot Phước Long", plannedAt: at(serviceDate, 20) }]
      : []),
  ];
}

/** Brings a trip as far as it is by its day. */
async function driveTrip(tx: Tx, trip: TripRecord, day: Day, haul: Haul): Promise<void> {
  const ahead = addDays(today(), 2);
  if (day > ahead) return;
  const { dispatcher, ...truck } = haul;
  const { data } = await assignSupplier(
    tx,
    dispatcher,
    contract.assignSupplier.body.parse({
      trips: [{ id: trip.id, version: trip.version }],
      ...truck,
    }),
  );
  let { version } = data.trips[0] as TripRecord;
  const step = async (verb: string, hour: number) => {
    // In the first hours of a day what is planned for its morning is still to come.
    const happened = new Date(Math.min(Date.parse(at(day, hour)), Date.now())).toISOString();
    const ask = { id: trip.id, version, verb, at: happened };
    version = (await stepTrip(tx, dispatcher, contract.stepTrip.body.parse(ask))).data.version;
  };
  if (day > today()) return;
  await step("accept", 6);
  if (day === today()) return;
  await step("load", 9);
  if (day === addDays(today(), -1)) return;
  await step("deliver", 15);
  if (trip.stops.some(({ kind }) => kind === "ReturnEmpty")) await step("returnEmpty", 21);
  if (day < addDays(today(), -10)) await step("close", 22);
}
