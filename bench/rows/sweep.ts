import { listShipments } from "@fairway/areas/shipment/contract.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import type { Caller } from "../load/caller.ts";
import type { Ground } from "../load/ground.ts";
import { share } from "../load/measure.ts";

type Facts = Record<string, number | string>;

const days = { fromServiceDate: "2025-03-01", toServiceDate: "2025-05-29" };

/**
 * Requests the first page of jobs under every filter in every order, for users of different reach,
 * and prints the requests that take more than ten times as long as the office's list of 90 days.
 */
export async function sweep(ground: Ground): Promise<Facts> {
  const [some] = await ground.find<Record<string, string>>(
    `select b.customer_id as "customerId", s.coloader_id as "coloaderId",
      (select a.agent_id from shipment a where a.company_id = $1 and a.agent_id is not null
        limit 1) as "agentId", b.sale_man_id as "saleManId", s.user_created as "userCreated",
      s.person_incharge as "personIncharge", substring(s.mawb from 6 for 5) as keyword
    from shipment s
    join office o on o.company_id = s.company_id and o.id = s.office_id and o.code = 'HCM'
    join house_bill b on b.company_id = s.company_id and b.job_id = s.id
    where s.company_id = $1 and s.transaction_type = 'SFE' and s.mawb is not null
    order by s.job_no desc limit 1`,
    [ground.companyId],
  );
  const one = (name: string) => ({ [name]: some?.[name] ?? null });
  const filters: Record<string, object> = {
    "as it opens": {},
    "90 days": days,
    "90 days created": { fromCreatedDate: "2025-03-01", toCreatedDate: "2025-05-29" },
    customer: one("customerId"),
    "customer, 90 days": { ...one("customerId"), ...days },
    carrier: one("coloaderId"),
    agent: one("agentId"),
    salesman: one("saleManId"),
    creator: one("userCreated"),
    "person in charge": one("personIncharge"),
    "status Processing": { status: "Processing" },
    "status Finish": { status: "Finish" },
    "status Warning": { status: "Warning" },
    locked: { isLocked: true },
    "not locked, 90 days": { isLocked: false, ...days },
    number: one("keyword"),
  };
  const sorts = shipmentCriteria.shape.sort.unwrap().options;
  const facts: Facts = {};
  console.log("who         reach        asks  median   worst   more than 10 × the list of 90 days");
  for (const [user, reach] of [
    ["truc", "Office"],
    ["admin", "All"],
    ["nam", "Group"],
  ] as const) {
    const caller = await ground.as(user);
    const usual = await took(caller, days, 9);
    const asks: { name: string; time: number }[] = [];
    for (const [filter, criteria] of Object.entries(filters)) {
      for (const sort of sorts) {
        for (const order of ["desc", "asc"]) {
          const time = await took(caller, { ...criteria, sort, order }, 3);
          asks.push({ name: `${filter}; ${order === "desc" ? "-" : ""}${sort}`, time });
        }
      }
    }
    asks.sort((a, b) => b.time - a.time);
    const slow = asks.filter((each) => each.time > usual * 10);
    const median = share(
      asks.map((each) => each.time),
      0.5,
    );
    const worst = asks[0]?.time ?? 0;
    console.log(
      `${user.padEnd(10)}  ${reach.padEnd(11)} ${String(asks.length).padStart(5)} ${median.toFixed(1).padStart(7)} ${worst.toFixed(1).padStart(7)}   ${slow.length} of them (${usual.toFixed(1)} ms)`,
    );
    for (const { name, time } of (slow.length > 0 ? slow : asks).slice(0, 6)) {
      console.log(`            ${time.toFixed(1).padStart(7)} ms  ${name}`);
    }
    Object.assign(facts, {
      [`${reach}: asks`]: asks.length,
      [`${reach}: list of 90 days, ms`]: usual,
      [`${reach}: median, ms`]: median,
      [`${reach}: worst, ms`]: worst,
      [`${reach}: worst`]: asks[0]?.name ?? "",
      [`${reach}: more than 10 times`]: slow.length,
    });
  }
  return facts;
}

async function took(caller: Caller, criteria: object, times: number): Promise<number> {
  const figures: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const start = performance.now();
    await caller.send(listShipments, { page: 1, size: 15, transactionType: "SFE", ...criteria });
    figures.push(performance.now() - start);
  }
  return share(figures, 0.5);
}
