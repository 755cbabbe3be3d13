import { newOperation } from "@fairway/areas/operation/model/operation.ts";
import { openOperationsJob } from "@fairway/areas/operation/server/openOperationsJob.ts";
import { cancelOperation } from "@fairway/areas/operation/server/cancelOperation.ts";
import { lockOperation } from "@fairway/areas/operation/server/lockOperation.ts";
import { finishOrReopen } from "@fairway/areas/stage/server/finishOrReopen.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { DemonstrationBook } from "./demonstrationBook.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import { seedFirstStages } from "./demonstrationFirstStages.ts";
import { dice } from "./dice.ts";

const products = ["Sea FCL", "Sea FCL", "Sea LCL", "Air", "Cross border", "Warehouse"];
const consignees = ["PACIFIC FURNITURE INC", "KOBE TRADING CO", "NINGBO TEXTILE LTD", "HANSA GMBH"];

/**
 * Opens sixty jobs of customs logistics and thirty of trucking in Ho Chi Minh City: most in work,
 * some finished, locked or canceled.
 */
export async function seedOperations(
  tx: Tx,
  company: FoundedCompany,
  book: DemonstrationBook,
): Promise<void> {
  const clerk = company.acting("thang", today(), "administrator");
  const manager = company.acting("long", today(), "administrator");
  const named = (group: string) =>
    rows<{ id: string }>(
      tx,
      sql`select id from partner where company_id = ${company.companyId} and active
        and ${group} = any(partner_group) and partner_location = 'Domestic'
        order by account_no limit 8`,
    );
  const customers = await named("CUSTOMER");
  const suppliers = await named("SUPPLIER");
  const fieldOpsId = company.userIds.get("thang") ?? null;
  const roll = dice(860);
  const inWork: string[] = [];
  for (const [transactionType, count] of [
    ["CL", 60],
    ["TK", 30],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const isExport = at % 3 === 0;
      const isRoad = transactionType === "TK";
      const product = products[at % products.length] as string;
      const boxes = product === "Sea FCL" || isRoad ? roll.between(1, 3) : 0;
      const no = String(at + 1).padStart(4, "0");
      const serviceDate = addDays(today(), 4 - at);
      const port = book.port(isExport ? "USLAX" : "CNSHA");
      const home = book.port("VNCLI");
      const opened = await openOperationsJob(
        tx,
        clerk,
        newOperation.parse({
          transactionType,
          mawb: `${isRoad ? "TR" : "OP"}M${no}`,
          hwbno: `${isRoad ? "TR" : "OP"}H${no}`,
          serviceDate,
          productService: isRoad ? "Trucking" : product,
          serviceMode: isExport ? "Export" : "Import",
          shipmentMode: "External",
          coloaderId: suppliers[at % suppliers.length]?.id ?? book.partner("EVERGREEN LINE"),
          customerId: customers[at % customers.length]?.id,
          pol: isExport ? home : port,
          pod: isExport ? port : home,
          clearanceLocation: home,
          fieldOpsId,
          eta: addDays(serviceDate, 2),
          deliveryDate: isRoad ? addDays(serviceDate, 1) : null,
          ...(isRoad
            ? {
                pickupPlace: isExport ? "Kho Sóng Thần" : "Cảng Cát Lái",
                pickupAt: `${serviceDate}T01:00:00.000Z`,
                deliverTo: isExport ? "Cảng Cát Lái" : "Kho Sóng Thần",
                deliverAt: `${serviceDate}T07:00:00.000Z`,
              }
            : {}),
          invoiceNo: `INV-${no}`,
          consigneeDescription: consignees[at % consignees.length],
          packageQty: String(roll.between(4, 900)),
          packageType: book.unit("CTNS"),
          grossWeight: String(roll.between(400, 18_000)),
          cbm: String(roll.between(2, 60)),
          csMawbcontainers:
            boxes > 0 ? [{ containerTypeId: book.unit("40HC"), quantity: boxes }] : [],
        }),
      );
      const { id } = opened;
      if (at % 12 === 7) await cancelOperation(tx, manager, { id, reason: "Customer withdrew" });
      else if (at > count * 0.7) {
        await finishOrReopen(tx, manager, { jobId: id, status: "Finish", marginReasonId: null });
        if (at % 4 === 0) await lockOperation(tx, manager, { id });
      } else inWork.push(id);
    }
  }
  await seedFirstStages(tx, company, inWork);
}
