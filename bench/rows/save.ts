import { randomUUID } from "node:crypto";
import { addAndUpdate, importJob } from "@fairway/areas/charge/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/contract.ts";
import { createShipment } from "@fairway/areas/shipment/contract.ts";
import { copyText, inBareTransaction, makeFloor } from "../load/floorTables.ts";
import type { Ground } from "../load/ground.ts";
import type { Pair } from "../load/measure.ts";

const day = "2026-11-20";

interface Model {
  readonly jobId: string;
  readonly customerId: string;
  readonly saleManId: string;
  readonly carrierId: string;
  readonly pol: string;
  readonly pod: string;
}

/** A job with 3 containers, its bill and 20 charges: with one call, and with four. */
export async function saveRows(ground: Ground): Promise<Pair[]> {
  const { companyId, database } = ground;
  const clerk = await ground.as("truc");
  const tables = [
    "document_sequence",
    "shipment",
    "sea_job",
    "container",
    "house_bill",
    "sea_bill",
    "surcharge",
  ];
  await makeFloor(database, tables);
  const models = await ground.find<Model>(
    `select s.id as "jobId", b.customer_id as "customerId", b.sale_man_id as "saleManId",
      s.coloader_id as "carrierId", s.pol, s.pod
    from shipment s
    join office o on o.company_id = s.company_id and o.id = s.office_id and o.code = 'HCM'
    join house_bill b on b.company_id = s.company_id and b.job_id = s.id
    join partner c on c.company_id = s.company_id and c.id = b.customer_id and c.active
    join partner v on v.company_id = s.company_id and v.id = s.coloader_id and v.active
    where s.company_id = $1 and s.transaction_type = 'SFE' and s.sum_cont >= 1
    order by md5(s.id::text) limit 100`,
    [companyId],
  );
  const [box] = await ground.find<{ id: string }>(
    "select id from unit where company_id = $1 and code = '40HC'",
    [companyId],
  );
  const [incoterm] = await ground.find<{ id: string }>(
    "select id from incoterm where company_id = $1 and active and 'SFE' = any(service) limit 1",
    [companyId],
  );
  const charges = await ground.find<{ id: string; type: string; unit: string }>(
    `select id, type, unit from (
      select c.id, c.type, coalesce(c.unit_id, u.id) as unit,
        row_number() over (partition by c.type order by c.code) as k
      from charge c join unit u on u.company_id = c.company_id and u.code = 'SET'
      where c.company_id = $1 and c.active and 'SFE' = any(c.service_type_id)
        and c.type in ('DEBIT', 'CREDIT')) c where k <= 10`,
    [companyId],
  );
  const copies = {
    shipment: await copyText(
      database,
      "shipment",
      "shipment t where t.company_id = $2 and t.id = $3",
      {
        id: "$1::uuid",
        job_no: "$4::text",
        mawb: "null",
      },
    ),
    seaJob: await copyText(database, "sea_job", "sea_job t where t.company_id = $2 and t.id = $3", {
      id: "$1::uuid",
    }),
    container: await copyText(
      database,
      "container",
      "container t, generate_series(1, 3) n where t.company_id = $2 and t.mblid = $3 and t.line_no = 1 and t.hblid is null",
      {
        id: "gen_random_uuid()",
        mblid: "$1::uuid",
        line_no: "n",
        container_no: "null",
        seal_no: "null",
      },
    ),
    bill: await copyText(
      database,
      "house_bill",
      "house_bill t where t.company_id = $2 and t.job_id = $3 limit 1",
      { id: "$4::uuid", job_id: "$1::uuid", hwbno: "$4::uuid::text" },
    ),
    lading: await copyText(
      database,
      "sea_bill",
      `sea_bill t join house_bill b on b.company_id = $2 and b.id = t.id
        where t.company_id = $2 and b.job_id = $3 limit 1`,
      { id: "$1::uuid" },
    ),
    charge: await copyText(
      database,
      "surcharge",
      "surcharge t, generate_series(1, 20) n where t.company_id = $2 and t.job_id = $3 and t.line_no = 1",
      { id: "gen_random_uuid()", job_id: "$1::uuid", hblid: "$4::uuid", line_no: "n" },
    ),
  };
  const model = (at: number) => models[at % models.length] as Model;
  const lines = (side: "SELL" | "BUY", record: Model) =>
    charges
      .filter((each) => each.type === (side === "SELL" ? "DEBIT" : "CREDIT"))
      .map((each, at) => ({
        chargeId: each.id,
        quantity: "2",
        unitId: each.unit,
        unitPrice: String(100 + at),
        currencyId: at % 2 ? "VND" : "USD",
        vatrate: "8",
        paymentObjectId: side === "SELL" ? record.customerId : record.carrierId,
        payerId: null,
        exchangeDate: day,
        notes: null,
      }));

  const jobOf = (record: Model) => ({
    transactionType: "SFE" as const,
    mbltype: "Original",
    coloaderId: record.carrierId,
    pol: record.pol,
    pod: record.pod,
    etd: "2026-11-25",
    eta: "2026-12-20",
    desOfGoods: "AS PER BILL OF LADING",
    csMawbcontainers: [1, 2, 3].map(() => ({ containerTypeId: box?.id, quantity: 1, gw: "9000" })),
  });
  const billOf = (record: Model) => ({
    hbltype: "Original" as const,
    customerId: record.customerId,
    saleManId: record.saleManId,
    shipperId: record.customerId,
    shipperDescription: "SHIPPER",
    consigneeDescription: "TO ORDER",
    freightPayment: "Prepaid" as const,
    oceanVoyNo: "001W",
    incotermId: incoterm?.id,
    desOfGoods: "GENERAL CARGO",
    csMawbcontainers: [],
  });
  const floor = (at: number) =>
    inBareTransaction(database, async (send) => {
      const [id, billId] = [randomUUID(), randomUUID()];
      const from = [id, companyId, model(at).jobId];
      await send(
        "f_job_number",
        `insert into floor.document_sequence as s values ($1, 'job', 'SEF', '2611', 1)
        on conflict (company_id, kind, prefix, period)
        do update set last_number = s.last_number + 1 returning last_number`,
        [companyId],
      );
      await send("f_shipment", copies.shipment, [...from, `SEF2611/${at}-${id}`]);
      await send("f_sea_job", copies.seaJob, from);
      await send("f_container", copies.container, from);
      await send("f_bill", copies.bill, [...from, billId]);
      await send("f_lading", copies.lading, [billId, companyId, model(at).jobId]);
      await send("f_charge", copies.charge, [...from, billId]);
    });

  return [
    {
      name: "create a job, 3 containers, bill, 20 charges",
      target: 0.4,
      ours: async (at) => {
        const record = model(at);
        const sides = { selling: lines("SELL", record), buying: lines("BUY", record) };
        await clerk.send(importJob, {
          ...jobOf(record),
          houseBills: [{ ...billOf(record), ...sides }],
        });
      },
      floor,
    },
    {
      name: "the same by 4 calls",
      ours: async (at) => {
        const record = model(at);
        const job = await clerk.ask<{ data: { id: string } }>(createShipment, jobOf(record));
        const bill = await clerk.ask<{ data: { id: string } }>(createHouseBill, {
          jobId: job.data.id,
          ...billOf(record),
        });
        for (const type of ["SELL", "BUY"] as const) {
          const hblid = bill.data.id;
          await clerk.send(addAndUpdate, { hblid, type, charges: lines(type, record) });
        }
      },
      floor,
    },
  ];
}
