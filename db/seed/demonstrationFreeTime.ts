import { declaredFreeTimeRule, declaredHoliday } from "@fairway/areas/freetime/contract.ts";
import { saveBoxDays } from "@fairway/areas/freetime/server/saveBoxDays.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";

const prices = {
  demurrage: {
    freeDays: "5",
    dayKind: "calendar",
    price1: "40",
    day2: "6",
    price2: "80",
    day3: "11",
    price3: "120",
  },
  detention: { freeDays: "7", dayKind: "calendar", price1: "25", day2: "6", price2: "50" },
  storage: { freeDays: "3", dayKind: "working", price1: "8", day2: "8", price2: "15" },
} as const;
const paidBy = { demurrage: "customer", detention: "customer", storage: "office" } as const;

/** Writes rules of free time of each port of discharge, holidays, and boxes at every price. */
export async function seedFreeTime(tx: Tx, company: FoundedCompany): Promise<void> {
  const { companyId } = company;
  const admin = company.acting("admin", today());
  const year = Number(today().slice(0, 4));
  for (const [name, day] of [
    ["New Year", "01-01"],
    ["Reunification Day", "04-30"],
    ["Labour Day", "05-01"],
    ["National Day", "09-02"],
  ]) {
    await createRecord(tx, admin, declaredHoliday, {
      holidayName: `${name} ${year + 1}`,
      holidayOn: `${year + 1}-${day}`,
      holidayOffice: null,
    });
  }
  const boxes = await rows<{ jobId: string; containerNo: string; pod: string; office: string }>(
    tx,
    sql`select distinct on (k.container_no) s.id as job_id, k.container_no, s.pod, o.code as office
      from container k
      join shipment s on s.company_id = ${companyId} and s.id = k.mblid
      join office o on o.company_id = ${companyId} and o.id = s.office_id
      where k.company_id = ${companyId} and k.hblid is null and k.container_no is not null
        and s.transaction_type = any('{SFI,SCI}'::text[]) and s.pod is not null
        and not s.is_locked and s.current_status not in ('Finish', 'Canceled')
      order by k.container_no`,
  );
  for (const [at, portId] of [...new Set(boxes.map(({ pod }) => pod))].entries()) {
    for (const [kind, terms] of Object.entries(prices)) {
      await createRecord(tx, admin, declaredFreeTimeRule, {
        ruleName: `${kind} ${at + 1}`,
        kind,
        portId,
        validFrom: `${year - 1}-01-01`,
        countsFrom: "next",
        currencyId: "USD",
        paidBy: paidBy[kind as keyof typeof paidBy],
        ...terms,
      });
    }
  }
  for (const [at, { jobId, containerNo, office }] of boxes.entries()) {
    const clerk = company.acting(office === "HCM" ? "truc" : "ngoc", today(), "administrator");
    const dischargedOn = addDays(today(), -(at % 24));
    // Every third box is out of the terminal.
    const gateOutOn = at % 3 === 2 ? addDays(dischargedOn, Math.min(4, at % 24)) : null;
    const none = {
      dischargedPlanned: null,
      gateOutPlanned: null,
      emptyInPlanned: null,
      emptyInOn: null,
    };
    const days = { ...none, containerNo, version: null, dischargedOn, gateOutOn };
    await saveBoxDays(tx, clerk, { jobId, boxes: [days] });
  }
}
