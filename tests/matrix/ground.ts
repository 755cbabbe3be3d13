import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { newOperation } from "@fairway/areas/operation/model/operation.ts";
import { openOperationsJob } from "@fairway/areas/operation/server/openOperationsJob.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { insertDues } from "@fairway/areas/due/server/dueTable.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { maybe, one, rows, run } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { seedLists, seedReference } from "../../db/seed/reference.ts";
import { castActor } from "../cast/actors.ts";
import { billInvoice, billNote, receive } from "../cast/billing.ts";
import { companyId, departments, groups, offices, people } from "../cast/people.ts";
import { seedCast } from "../cast/seedCast.ts";
import type { Position } from "./model.ts";
import { somebody, whose } from "./positions.ts";
import { restOfGround } from "./restOfGround.ts";

const day = today();

/** Writes one record of every kind, by the verbs that people use, and answers their ids. */
export async function writeGround(tx: Tx) {
  await seedCast(tx);
  await seedReference(tx);
  await seedLists(tx, companyId, people.administrator.id);
  await insertRows(tx, "exchange_rate", [
    {
      companyId,
      id: newId(),
      currencyFrom: "USD",
      currencyTo: "VND",
      rate: "25412.5",
      effectiveOn: day,
    },
  ]);
  const customerId = await partner(tx, "Customer", "0300588142", "Hoa Sen Export");
  const carrierId = await partner(tx, "Supplier", "0312345001", "Evergreen Line");
  const agreementId = await agree(tx, customerId);
  const first = (table: string, code: string) =>
    one<{ id: string }>(
      tx,
      sql`select id from ${sql.table(table)} where company_id = ${companyId} and code = ${code}`,
    ).then(({ id }) => id);
  const lan = castActor("documentation");
  const job = await createShipment(
    tx,
    lan,
    jobs.createShipment.body.parse({
      transactionType: "SFE",
      mbltype: "Original",
      coloaderId: carrierId,
      pol: await first("place", "VNSGN"),
      pod: await first("place", "USLAX"),
      etd: day,
      eta: addDays(day, 20),
      csMawbcontainers: [{ containerTypeId: await first("unit", "40HC"), quantity: 1 }],
    }),
  );
  const bill = await createHouseBill(
    tx,
    lan,
    bills.createHouseBill.body.parse({
      jobId: job.data.id,
      customerId,
      shipperDescription: "HOA SEN",
      consigneeDescription: "PACIFIC",
      oceanVoyNo: "EVER ACE/1234E",
      incotermId: await first("incoterm", "FOB"),
    }),
  );
  const charge = await one<{ id: string }>(
    tx,
    sql`select id from charge where company_id = ${companyId} and type = 'DEBIT' and active
      and (service_type_id = '{}' or 'SFE' = any(service_type_id)) order by code limit 1`,
  );
  const line = {
    chargeId: charge.id,
    unitId: await first("unit", "40HC"),
    exchangeDate: day,
    currencyId: "VND",
    quantity: "1",
    unitPrice: "4150000",
    vatrate: "8",
    paymentObjectId: customerId,
  };
  const lines = await saveCharges(tx, lan, {
    hblid: bill.data.id,
    type: "SELL",
    charges: [chargeLine.parse(line), chargeLine.parse({ ...line, unitPrice: "950000" })],
    removed: [],
  });
  const [billed, free] = lines.data.map(({ id }) => id) as [string, string];
  const note = await billNote(tx, [billed], {
    jobId: job.data.id,
    partnerId: customerId,
    exchangeDate: day,
  });
  const invoice = await billInvoice(tx, [billed], { partnerId: customerId, date: day });
  // Accounting confirms notes to prepaid customers.
  await run(tx, sql`update cd_note set is_prepaid = true where company_id = ${companyId}`);
  const receipt = await receive(tx, "1000000", [invoice.id], { customerId, paymentDate: day });
  const operation = await openOperationsJob(
    tx,
    lan,
    newOperation.parse({
      transactionType: "CL",
      mawb: "OPSMBL0001",
      hwbno: "OPSHBL0001",
      serviceDate: day,
      productService: "Sea FCL",
      serviceMode: "Export",
      shipmentMode: "External",
      coloaderId: carrierId,
      customerId,
    }),
  );
  const advanceId = newId();
  const advanceEntryId = newId();
  await writeAdvance(tx, advanceId, { jobId: job.data.id, hblid: bill.data.id });
  const unlockId = newId();
  await writeUnlock(tx, unlockId, job.data.id);
  const [workOrderId, workOrderPriceId] = [newId(), newId()];
  await writeWorkOrder(tx, workOrderId, {
    priceId: workOrderPriceId,
    customerId,
    coloaderId: carrierId,
    chargeId: charge.id,
    unitId: line.unitId,
    pol: await first("place", "VNSGN"),
    pod: await first("place", "USLAX"),
  });
  const soaId = newId();
  await writeSoa(tx, soaId, customerId);
  const combineId = newId();
  await writeCombine(tx, combineId, { customerId, soaId });
  const paymentId = newId();
  await writePayment(tx, paymentId, customerId);
  const [voucherId, payableId] = [newId(), newId()];
  await writeVoucher(tx, voucherId, {
    payableId,
    partnerId: customerId,
    chargeId: free,
    jobId: job.data.id,
    hblid: bill.data.id,
  });
  const periodOf = { officeId: offices.hcm as string, year: 2019, month: "2019-01-01" };
  const callingKeyId = newId();
  const settlementId = newId();
  await writeSettlement(tx, settlementId, {
    chargeId: billed,
    jobId: job.data.id,
    hblid: bill.data.id,
  });
  await insertRows(tx, "advance_entry", [
    {
      companyId,
      id: advanceEntryId,
      advanceId,
      requester: somebody,
      currencyId: "VND",
      cause: "returned",
      amount: "-1000",
      amountVnd: "-1000",
      day,
      voucherNo: "PT1",
    },
  ]);
  const stageId = newId();
  const fileId = newId();
  const [stageAssignedId, documentId] = [newId(), newId()];
  await insertRows(tx, "stage", [
    {
      companyId,
      id: stageId,
      stageDepartmentId: departments.documentationHcm,
      code: "BOOK",
      stageNameEn: "Booking",
      stageNameVn: "Đặt chỗ",
    },
  ]);
  const { id: portId } = await one<{ id: string }>(
    tx,
    sql`select id from place where company_id = ${companyId} and place_type = 'Port' limit 1`,
  );
  const rest = restOfGround({
    customerId,
    jobId: job.data.id,
    stageId,
    fileId,
    stageAssignedId,
    carrierId,
    documentId,
    chargeId: charge.id,
    portId,
    callingKeyId,
    month: periodOf.month,
    day,
  });
  for (const [table, row] of rest) {
    await insertRows(tx, table, [{ companyId, id: newId(), ...row }]);
  }
  const idOf = await anyIds(tx);
  const fileOf = await writeFiles(tx, {
    Document: { HouseBill: bill.data.id },
    Accounting: {
      CDNote: note.id,
      Invoice: invoice.id,
      Receipt: receipt.id,
      Advance: advanceId,
      SOA: soaId,
      Combine: combineId,
      VendorPayment: paymentId,
      Settlement: settlementId,
    },
    Catalogue: { CatContract: agreementId, CatPartnerBank: idOf["partner_bank"] ?? "" },
  });
  // Logos and stamps are files of the units themselves.
  await run(tx, sql`update company set logo = ${fileId} where company_id = ${companyId}`);
  await run(tx, sql`update department set sign_path = ${fileId} where company_id = ${companyId}`);
  return {
    day,
    officeId: offices.hph as string,
    unitOf: {
      company: companyId,
      office: offices.hph,
      department: departments.documentationHph,
      sys_group: groups.documentationHph,
    } as Units,
    taxCode: "0300588142",
    jobId: job.data.id,
    operationId: operation.id,
    operationBillId: operation.hblid,
    hblid: bill.data.id,
    customerId,
    carrierId,
    agreementId,
    billed,
    free,
    noteId: note.id,
    noteNo: note.code,
    invoiceId: invoice.id,
    invoiceNo: invoice.voucherId ?? "",
    receiptId: receipt.id,
    advanceId,
    unlockId,
    workOrderId,
    workOrderPriceId,
    soaId,
    combineId,
    paymentId,
    voucherId,
    payableId,
    periodOf,
    callingKeyId,
    settlementId,
    advanceEntryId,
    fileId,
    documentId,
    fileOf: { Shipment: documentId, ...fileOf } as Readonly<Record<string, string>>,
    podId: await first("place", "USLAX"),
    idOf: {
      ...idOf,
      port: await first("place", "VNSGN"),
      warehouse: await first("place", "SONGTHAN"),
      sys_user: somebody,
      partner: customerId,
      shipment: job.data.id,
      surcharge: billed,
      stage_assigned: stageAssignedId,
      charge: charge.id,
      user_level: await ofSomebody(tx, "user_level"),
      user_permission: await ofSomebody(tx, "user_permission"),
      office: offices.hcm,
      department: departments.operationHcm,
      sys_group: groups.operationHcm,
      company: companyId,
    } as Readonly<Record<string, string>>,
  };
}

/** A new document without a partner; its kind's own row follows. */
async function writeHead(
  tx: Tx,
  id: string,
  kind: string,
  currencyId: string | null,
): Promise<void> {
  await insertRows(tx, "document", [
    {
      companyId,
      id,
      kind,
      // A number that the twin of another company does not share.
      number: id,
      numberScope: "",
      state: "New",
      currencyId,
      words: "",
      datetimeCreated: "now",
      datetimeModified: "now",
      version: 1,
      rateOutside: false,
    },
  ]);
}

/** A new settlement of a charge. */
async function writeSettlement(
  tx: Tx,
  id: string,
  on: { readonly chargeId: string; readonly jobId: string; readonly hblid: string },
): Promise<void> {
  await writeHead(tx, id, "settlement", "VND");
  await insertRows(tx, "settlement", [
    {
      companyId,
      id,
      currencyId: "VND",
      settlementType: "EXISTING",
      requestDate: day,
      dueDate: day,
      paymentMethod: "Cash",
      amount: "1000",
      amountVnd: "1000",
      amountUsd: "0.04",
      balanceAmount: "-1000",
    },
  ]);
  await insertRows(tx, "settlement_line", [
    {
      companyId,
      id: newId(),
      settlementId: id,
      lineNo: 1,
      side: "credit",
      netVnd: "1000",
      vatVnd: "0",
      netUsd: "0.04",
      vatUsd: "0",
      isKeyed: false,
      ...on,
    },
  ]);
}

/** A new request to unlock a job. */
async function writeUnlock(tx: Tx, id: string, jobId: string): Promise<void> {
  await writeHead(tx, id, "unlock", null);
  await insertRows(tx, "unlock_request", [
    { companyId, id, subject: "Unlock", unlockType: "Shipment", requestDate: day },
  ]);
  await insertRows(tx, "unlock_request_job", [
    { companyId, id: newId(), unlockRequestId: id, lineNo: 1, jobId, unlockName: "Job" },
  ]);
}

/** A new work order of a customer with one price. */
async function writeWorkOrder(
  tx: Tx,
  id: string,
  order: Readonly<
    Record<"priceId" | "customerId" | "coloaderId" | "chargeId" | "unitId" | "pol" | "pod", string>
  >,
): Promise<void> {
  const { priceId, customerId, coloaderId, chargeId, unitId, pol, pod } = order;
  await writeHead(tx, id, "workOrder", null);
  await run(
    tx,
    sql`update document set partner_id = ${customerId} where company_id = ${companyId} and id = ${id}`,
  );
  await insertRows(tx, "work_order", [
    { companyId, id, transactionType: "SFE", pol, pod, shipmentType: "Freehand", active: false },
  ]);
  await insertRows(tx, "work_order_price", [
    {
      companyId,
      id: priceId,
      workOrderId: id,
      lineNo: 1,
      coloaderId,
      type: "FCL",
      quantityType: "FLAT",
      quantityFrom: 1,
      quantityTo: 1,
      unitId,
      buyingChargeId: chargeId,
      unitPriceBuying: "1000",
      sellingChargeId: chargeId,
      unitPriceSelling: "1200",
      currencyId: "VND",
    },
  ]);
  await insertRows(tx, "work_order_surcharge", [
    {
      companyId,
      id: newId(),
      workOrderId: id,
      priceId,
      lineNo: 1,
      type: "SELL",
      partnerType: "Customer",
      chargeId,
      unitPrice: "100",
      currencyId: "VND",
      isPrimary: false,
      kickBack: false,
    },
  ]);
}

/** A new statement of a customer. */
async function writeSoa(tx: Tx, id: string, customerId: string): Promise<void> {
  await writeHead(tx, id, "soa", "VND");
  await run(
    tx,
    sql`update document set partner_id = ${customerId} where company_id = ${companyId} and id = ${id}`,
  );
  await insertRows(tx, "soa", [
    {
      companyId,
      id,
      currencyId: "VND",
      type: "Debit",
      soaformDate: day,
      soatoDate: day,
      dateType: "ServiceDate",
      obh: true,
      staffType: "PersonInCharge",
      serviceTypeId: [],
      creatorShipment: [],
      isRateTyped: false,
      revision: 1,
      exchangeDate: day,
      excRateUsdToLocal: "25000",
      debitAmount: "1000",
      creditAmount: "0",
      totalVnd: "1000",
      totalUsd: "0.04",
      totalShipment: 1,
      totalCharge: 1,
    },
  ]);
}

/** A new combined billing of a customer, which does not hold its statement. */
async function writeCombine(
  tx: Tx,
  id: string,
  { customerId, soaId }: { readonly customerId: string; readonly soaId: string },
): Promise<void> {
  await writeHead(tx, id, "combine", null);
  await run(
    tx,
    sql`update document set partner_id = ${customerId} where company_id = ${companyId} and id = ${id}`,
  );
  await insertRows(tx, "combine_billing", [{ companyId, id, description: null }]);
  await insertRows(tx, "combine_line", [
    {
      companyId,
      id: newId(),
      combineId: id,
      lineNo: 1,
      documentId: soaId,
      documentKind: "soa",
    },
  ]);
}

/** A payment to a vendor. */
async function writePayment(tx: Tx, id: string, partnerId: string): Promise<void> {
  await writeHead(tx, id, "vendorPayment", "VND");
  await run(
    tx,
    sql`update document set partner_id = ${partnerId}, state = 'Done'
      where company_id = ${companyId} and id = ${id}`,
  );
  await insertRows(tx, "vendor_payment", [
    {
      companyId,
      id,
      currencyId: "VND",
      paymentDate: day,
      paymentMethod: "Cash",
      paidAmount: "1000",
      paidAmountVnd: "1000",
      gainLossVnd: "0",
    },
  ]);
}

/** A voucher over what is bought of a vendor, with its item, which is not paid. */
async function writeVoucher(
  tx: Tx,
  id: string,
  {
    payableId,
    partnerId,
    ...on
  }: Readonly<Record<"payableId" | "partnerId" | "chargeId" | "jobId" | "hblid", string>>,
): Promise<void> {
  await writeHead(tx, id, "voucher", "VND");
  await run(
    tx,
    sql`update document set partner_id = ${partnerId} where company_id = ${companyId} and id = ${id}`,
  );
  await insertRows(tx, "acct_management", [
    {
      companyId,
      id,
      type: "Voucher",
      voucherId: id,
      date: day,
      paymentMethod: "Cash",
      totalAmount: "1000",
      totalAmountVnd: "1000",
      currencyId: "VND",
    },
  ]);
  await insertRows(tx, "acct_management_line", [
    {
      companyId,
      id: newId(),
      acctManagementId: id,
      lineNo: 1,
      side: "credit",
      jobNo: "",
      chargeCode: "B_THC",
      chargeNameEn: "Terminal handling",
      chargeNameVi: "Phí xếp dỡ",
      quantity: "1",
      unitCode: "SET",
      unitPrice: "1000",
      currencyId: "VND",
      netAmount: "1000",
      vatAmount: "0",
      finalExchangeRate: "1",
      amountVnd: "1000",
      vatAmountVnd: "0",
      ...on,
    },
  ]);
  await insertDues(tx, castActor("accountant"), [
    {
      id: payableId,
      documentId: id,
      officeId: null,
      departmentId: null,
      groupId: null,
      userCreated: null,
      side: "credit",
      kind: "trade",
      partnerId,
      service: null,
      saleManId: null,
      agreementId: null,
      currencyId: "VND",
      excRateUsdToLocal: null,
      raisedOn: day,
      dueBase: "Invoice Date",
      paymentTerm: 0,
      confirmedOn: null,
      total: "1000",
      totalVnd: "1000",
      totalUsd: null,
    },
  ]);
}

/** A new advance for a bill. */
async function writeAdvance(
  tx: Tx,
  id: string,
  on: { readonly jobId: string; readonly hblid: string },
): Promise<void> {
  const amounts = { amount: "1000", amountVnd: "1000", amountUsd: "0.04" };
  await writeHead(tx, id, "advance", "VND");
  await insertRows(tx, "advance", [
    {
      companyId,
      id,
      currencyId: "VND",
      requestDate: day,
      paymentMethod: "Cash",
      paymentTerm: 7,
      deadlinePayment: day,
      dueDate: day,
      excRateUsdToLocal: "25000",
      statusPayment: "NotSettled",
      ...amounts,
    },
  ]);
  await insertRows(tx, "advance_line", [
    {
      companyId,
      id: newId(),
      advanceId: id,
      lineNo: 1,
      description: "Lift on",
      advanceType: "Other",
      statusPayment: "NotSettled",
      ...on,
      ...amounts,
    },
  ]);
}

const ofSomebody = (tx: Tx, table: string) =>
  one<{ id: string }>(
    tx,
    sql`select id from ${sql.table(table)} where company_id = ${companyId} and user_id = ${somebody}`,
  ).then(({ id }) => id);

/** The kinds of units; none of them moves. */
export const unitTables = ["company", "office", "department", "sys_group"] as const;
type Units = Readonly<Partial<Record<string, string>>>;

/** The ground as it is asked at one position: units do not move, so another one is asked for. */
export function groundAt(ground: Ground, position: Position): Ground {
  if (position === "other company") return ground;
  const { units, officeId } = whose[position];
  const ofCompany = position === "own" || position === "other office";
  return {
    ...ground,
    officeId,
    unitOf: {
      ...(ofCompany ? { company: companyId } : {}),
      ...(units.office ? { office: units.office } : {}),
      ...(units.department ? { department: units.department } : {}),
      sys_group: units.group,
    },
  };
}

/** The id of one row of every table, whichever stands first. */
async function anyIds(tx: Tx): Promise<Readonly<Record<string, string>>> {
  const tables = await rows<{ name: string }>(
    tx,
    sql`select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'id'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const first = await maybe<{ id: string }>(
        tx,
        sql`select to_jsonb(t) ->> 'id' as id from ${sql.table(name)} t order by t.id limit 1`,
      );
      return [name, first?.id] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, id]) => id)) as Record<string, string>;
}

async function partner(tx: Tx, partnerType: string, taxCode: string, name: string) {
  const id = newId();
  await insertRows(tx, "partner", [
    {
      companyId,
      id,
      accountNo: taxCode,
      taxCode,
      partnerNameEn: name,
      partnerNameVn: name,
      shortName: name,
      partnerType,
      partnerGroup: [partnerType === "Customer" ? "Customer" : "Carrier"],
      partnerLocation: "Domestic",
      addressEn: name,
      addressVn: name,
      active: true,
    },
  ]);
  return id;
}

/** One file for each of some records, by module and folder; answers the ids by folder. */
async function writeFiles(
  tx: Tx,
  owners: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<Record<string, string>> {
  const files = Object.entries(owners).flatMap(([moduleName, folders]) =>
    Object.entries(folders).map(([folder, objectId]) => ({
      companyId,
      id: newId(),
      moduleName,
      folder,
      objectId,
      name: "scan.pdf",
      aliasName: "scan.pdf",
      mime: "application/pdf",
      size: 1,
      sha256: "0",
    })),
  );
  await insertRows(tx, "attached_file", files);
  return Object.fromEntries(files.map(({ folder, id }) => [folder, id]));
}

/** Stands among the terms of every agreement. */
export const agreedTerms = "terms that salesmen keep to themselves";

/** An agreement of a customer for sea export from Ho Chi Minh City. */
async function agree(tx: Tx, partnerId: string): Promise<string> {
  const agreementId = newId();
  await insertRows(tx, "partner_agreement", [
    {
      companyId,
      id: agreementId,
      partnerId,
      salemanId: people.sales.id,
      contractType: "Cash",
      shipmentType: "Freehand & Nominated",
      paymentMethod: "All",
      baseOn: "Invoice Date",
      effectiveDate: "2020-01-01",
      currencyId: "VND",
      creditCurrency: "VND",
      description: agreedTerms,
      active: true,
    },
  ]);
  await run(
    tx,
    sql`insert into partner_agreement_office (company_id, id, agreement_id, office_id)
      values (${companyId}, ${newId()}, ${agreementId}, ${offices.hcm})`,
  );
  await run(
    tx,
    sql`insert into partner_agreement_service (company_id, id, agreement_id, service)
      values (${companyId}, ${newId()}, ${agreementId}, 'SFE'),
        (${companyId}, ${newId()}, ${agreementId}, 'CL')`,
  );
  return agreementId;
}
export type Ground = Awaited<ReturnType<typeof writeGround>>;
