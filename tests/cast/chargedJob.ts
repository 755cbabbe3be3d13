import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { companyId, offices, people } from "./people.ts";

const id = (no: number) => `0190c0de-0000-7000-8000-0000000006${String(no).padStart(2, "0")}`;

/** The sea export job whose charges the tests enter: two bills, its partners and charge codes. */
export const chargedJob = {
  jobId: id(1),
  jobNo: "SEF2611/00061",
  bill: id(2),
  otherBill: id(3),
  customer: id(11),
  carrier: id(12),
  port: id(13),
  retired: id(14),
  container: id(21),
  set: id(22),
  oceanFreight: id(31),
  thc: id(32),
  billFee: id(33),
  boughtFreight: id(34),
  boughtThc: id(35),
  portFee: id(36),
  airOnly: id(37),
  day: "2026-11-20",
} as const;

/** A plain line in VND as it is keyed, two containers at this price; its note says the price. */
export function plainLine(type: "SELL" | "BUY", unitPrice: string) {
  const job = chargedJob;
  return {
    chargeId: type === "SELL" ? job.oceanFreight : job.boughtFreight,
    quantity: "2",
    unitId: job.container,
    unitPrice,
    currencyId: "VND",
    vatrate: "8",
    paymentObjectId: type === "SELL" ? job.customer : job.carrier,
    exchangeDate: job.day,
    notes: unitPrice,
  };
}

/** Writes that job with its company, offices and rates: USD 25412.5 and EUR 27500 on its day. */
export async function writeChargedJob(tx: Tx): Promise<void> {
  const company = { companyId };
  const job = chargedJob;
  await insertRows(tx, "company", [
    {
      ...company,
      id: companyId,
      code: "FW",
      nameEn: "Fairway",
      nameVn: "Fairway",
      abbreviation: "FW",
    },
  ]);
  await insertRows(tx, "office", [
    { ...office("HCM", "Ho Chi Minh City"), id: offices.hcm, officePrefix: "" },
    { ...office("HPH", "Hai Phong"), id: offices.hph, officePrefix: "H" },
  ]);
  const staff = Object.entries(people);
  await insertRows(
    tx,
    "employee",
    staff.map(([code, who]) => ({
      ...company,
      id: who.id,
      staffCode: code,
      employeeNameEn: who.nameEn,
      employeeNameVn: who.nameVn,
    })),
  );
  await insertRows(
    tx,
    "sys_user",
    staff.map(([username, who]) => ({ ...company, id: who.id, username, employeeId: who.id })),
  );
  await insertRows(
    tx,
    "currency",
    ["VND", "USD", "EUR", "JPY", "SGD"].map((code) => ({ id: code, code, currencyName: code })),
  );
  await insertRows(tx, "unit", [
    { ...unit("40HC", "Container"), id: job.container },
    { ...unit("SET", "Package"), id: job.set },
  ]);
  await insertRows(tx, "partner", [
    { ...partner("C00001", "Hoa Sen Export", "Customer"), id: job.customer },
    { ...partner("S00001", "Evergreen", "Supplier"), id: job.carrier },
    { ...partner("S00002", "Cat Lai Port", "Supplier"), id: job.port },
    { ...partner("S00003", "Closed Trucking", "Supplier"), id: job.retired, active: false },
  ]);
  await insertRows(tx, "charge", [
    { ...charge("SS_OCF", "Ocean freight", "DEBIT"), id: job.oceanFreight },
    { ...charge("SS_THC", "Terminal handling", "DEBIT"), id: job.thc },
    { ...charge("SS_BL", "Bill fee", "DEBIT"), id: job.billFee },
    { ...charge("BS_OCF", "Ocean freight", "CREDIT"), id: job.boughtFreight },
    { ...charge("BS_THC", "Terminal handling", "CREDIT"), id: job.boughtThc },
    { ...charge("OBH_PORT", "Port infrastructure fee", "OBH"), id: job.portFee },
    { ...charge("SS_AWB", "Air waybill fee", "DEBIT", ["AE"]), id: job.airOnly },
  ]);
  await insertRows(tx, "exchange_rate", [
    { ...rate("USD", "25412.5"), id: id(41) },
    { ...rate("EUR", "27500"), id: id(42) },
  ]);
  const stamp = { ...company, officeId: offices.hcm, userCreated: people.documentation.id };
  await insertRows(tx, "shipment", [
    {
      ...stamp,
      id: job.jobId,
      jobNo: job.jobNo,
      transactionType: "SFE",
      family: "S",
      mawb: "EGLV0000061",
      serviceDate: job.day,
      personIncharge: people.documentation.id,
      shipmentType: "Freehand",
      currentStatus: "Processing",
      sumCont: 2,
      sumPackage: "0",
      noProfit: false,
      isLocked: false,
    },
  ]);
  await insertRows(tx, "sea_job", [{ ...company, id: job.jobId, userModified: stamp.userCreated }]);
  const bill = {
    ...stamp,
    jobId: job.jobId,
    family: "S",
    customerId: job.customer,
    saleManId: people.sales.id,
    isCanceled: false,
  };
  await insertRows(tx, "house_bill", [
    { ...bill, id: job.bill, hwbno: "FWLAX2611061" },
    { ...bill, id: job.otherBill, hwbno: "FWLAX2611062" },
  ]);
  const lading = { ...company, hbltype: "Original", userModified: stamp.userCreated };
  await insertRows(tx, "sea_bill", [
    { ...lading, id: job.bill },
    { ...lading, id: job.otherBill },
  ]);
}

function office(code: string, name: string) {
  return { companyId, code, shortName: name, branchNameEn: name, branchNameVn: name };
}

function unit(code: string, unitType: string) {
  return { companyId, code, unitNameEn: code, unitNameVn: code, unitType };
}

function partner(accountNo: string, name: string, partnerType: string) {
  return {
    companyId,
    accountNo,
    taxCode: accountNo,
    partnerNameEn: name,
    partnerNameVn: name,
    shortName: name,
    partnerType,
    partnerLocation: "Domestic",
    partnerMode: "External",
    partnerGroup: [],
    addressEn: name,
    addressVn: name,
    active: true,
  };
}

function charge(code: string, name: string, type: string, serviceTypeId: string[] = []) {
  return {
    companyId,
    code,
    chargeNameEn: name,
    chargeNameVn: name,
    type,
    serviceTypeId,
    officeIds: [],
  };
}

function rate(currencyFrom: string, value: string) {
  return { companyId, currencyFrom, currencyTo: "VND", rate: value, effectiveOn: chargedJob.day };
}
