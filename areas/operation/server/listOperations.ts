import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { productServices } from "@fairway/areas/service/model/operationChoices.ts";
import { anyOpenStatus } from "@fairway/areas/shipment/model/choices.ts";
import type { ShipmentListRow } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import {
  exportShipments,
  type FurtherColumns,
} from "@fairway/areas/shipment/server/exportShipments.ts";
import {
  countShipments,
  listShipments,
  queryShipments,
} from "@fairway/areas/shipment/server/listShipments.ts";
import type { FurtherCriteria } from "@fairway/areas/shipment/server/shipmentFilters.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { sayChoice } from "@fairway/core/words/sayChoice.ts";
import { say } from "@fairway/core/words/words.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sheetInstant } from "@fairway/engine/exports/sheetCell.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type { ExcelKind } from "@fairway/engine/paper/excelColumn.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { type OperationCriteria, searchedField } from "../model/operationCriteria.ts";
import { operationColumns, type OperationColumn } from "../model/operationColumns.ts";
import type { OperationRow } from "../model/operationRow.ts";
import { factsOf, operationFacts } from "./operationFacts.ts";

/**
 * Lists one page of operations jobs with the totals of their states, newest change first by default.
 *
 * Source: rule OJ-7
 */
export async function listOperations(
  tx: Tx,
  actor: Actor,
  { page, size, ...ask }: Ask<typeof contract.listOperations>,
): Promise<Answer<typeof contract.listOperations>> {
  actor.mustHave(`${serviceOf(ask.transactionType).menu}.list`);
  const criteria = criteriaOf(actor, ask);
  const found = await listShipments(tx, actor, { ...criteria, page, size });
  const states = [anyOpenStatus, "Finish", "Overdued", "Canceled"];
  const counted = await countShipments(
    tx,
    actor,
    states.map((status) => ({ ...criteria, status })),
  );
  const [inProcessing = 0, finish = 0, overdued = 0, canceled = 0] = counted.map(
    ({ totalItems }) => totalItems,
  );
  const totals = { inProcessing, finish, overdued, canceled };
  return { ...found, data: await withFacts(tx, actor, found.data), totals };
}

/** The newest thousand matching operations jobs, without paging. */
export async function queryOperations(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.queryOperations>,
): Promise<Answer<typeof contract.queryOperations>> {
  actor.mustHave(`${serviceOf(ask.transactionType).menu}.list`);
  return withFacts(tx, actor, await queryShipments(tx, actor, criteriaOf(actor, ask)));
}

/** The filtered list of operations jobs as a workbook. */
export function exportOperations(
  tx: Tx,
  actor: Actor,
  { columns, ids, ...ask }: Ask<typeof contract.exportOperations>,
  desk?: Desk,
) {
  actor.mustHave(`${serviceOf(ask.transactionType).menu}.export`);
  const { language, timeZone } = actor;
  const isTold = (is: boolean) => say(is ? yesOrNo.true : yesOrNo.false, language);
  return exportShipments(tx, actor, { ...criteriaOf(actor, ask), columns, ids }, desk, {
    cells: sheetCells,
    facts: factsOf(actor, sql`s.id = page.id`),
    said: (row: OperationRow) => ({
      customNo: row.clearances > 1 ? `${row.customNo} +${row.clearances - 1}` : row.customNo,
      productService: sayChoice(productServices, row.productService, language),
      servicePort: portOf(row, row.serviceMode),
      isLinkJob: isTold(row.isLinkJob),
      isLinkFee: isTold(row.isLinkFee),
      dateLinkFee: row.dateLinkFee && sheetInstant(row.dateLinkFee, timeZone),
    }),
  });
}

const kinds: Partial<Record<OperationColumn, ExcelKind>> = {
  serviceDate: "date",
  dateLinkFee: "instant",
};
const sheetCells: FurtherColumns["cells"] = Object.fromEntries(
  Object.entries(operationColumns).map(([key, header]) => [
    key,
    { header, cell: { key, kind: kinds[key as OperationColumn] ?? "text" } },
  ]),
);

/** Where goods arrive for an import, and leave for an export. */
function portOf(job: ShipmentListRow, serviceMode: string | null): string | null {
  return serviceMode === "Export" ? (job.polName ?? job.polCode) : (job.podName ?? job.podCode);
}

async function withFacts(
  tx: Tx,
  actor: Actor,
  jobs: readonly ShipmentListRow[],
): Promise<OperationRow[]> {
  const facts = await operationFacts(
    tx,
    actor,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => {
    const own = facts.get(job.id);
    if (!own) throw new Error(`the listed job ${job.jobNo} is not found`);
    return { ...job, ...own, servicePort: portOf(job, own.serviceMode) };
  });
}

/** The criteria of the list of jobs and those of operations. */
function criteriaOf(
  { companyId }: Actor,
  {
    productService,
    serviceMode,
    shipmentMode,
    fieldOpsId,
    linkJobSearch,
    linkFeeSearch,
    ...criteria
  }: OperationCriteria,
): FurtherCriteria {
  const conditions: RawBuilder<unknown>[] = [];
  const equal = (column: string, value: string | null | undefined) => {
    if (value) conditions.push(sql`${sql.ref(`o.${column}`)} = ${value}`);
  };
  equal("product_service", productService);
  equal("service_mode", serviceMode);
  equal("shipment_mode", shipmentMode);
  equal("field_ops_id", fieldOpsId);
  if (linkJobSearch === "Have Linked") conditions.push(sql`o.service_job_id is not null`);
  if (linkJobSearch === "Not Link") conditions.push(sql`o.service_job_id is null`);
  if (linkFeeSearch === "Have Linked") conditions.push(sql`o.is_link_fee`);
  if (linkFeeSearch === "Not Link") conditions.push(sql`not o.is_link_fee`);
  const where =
    conditions.length === 0
      ? []
      : [
          sql`exists (select from operations_job o
            where o.company_id = ${companyId} and o.id = s.id and ${sql.join(conditions, sql` and `)})`,
        ];
  const service = serviceOf(criteria.transactionType);
  const searchType = searchedField(service, criteria.searchType, criteria.keyword);
  const text = criteria.keyword.trim();
  if (searchType !== "clearanceNo" || !text) {
    return { ...criteria, searchType, further: { where, hits: null } };
  }
  const like = anywhere(fold(text));
  const hits = sql`select d.job_id from customs_declaration d
    where d.company_id = ${companyId} and d.job_id is not null and d.search like ${like}
      and f_unaccent(d.clearance_no) like ${like}`;
  return { ...criteria, searchType, keyword: "", further: { where, hits } };
}
