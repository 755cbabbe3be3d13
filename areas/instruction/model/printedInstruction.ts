import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { StoredInstruction } from "./instruction.ts";
import { linesByBill, linesByContainer, linesByPackage } from "./instructionLines.ts";
import type { InstructionPaper } from "./instructionPaper.ts";
import type { BillOfInstruction } from "./sumsOfBills.ts";

/** Fills the printed instruction of a job. Rule SI-6 */
export function printedInstruction(
  head: PaperHead,
  job: Pick<Shipment, "jobNo">,
  instruction: StoredInstruction,
  { bills, lines }: { bills: readonly BillOfInstruction[]; lines: readonly ContainerLine[] },
): InstructionPaper {
  const text = (value: string | null) => value ?? "";
  return {
    letterhead: head.letterhead,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    jobNo: job.jobNo,
    to: text(instruction.supplierName),
    attention: text(instruction.attention),
    bookingNo: text(instruction.bookingNo),
    refNo: text(instruction.refNo),
    issueDate: text(instruction.invoiceDate),
    issuedBy: text(instruction.issuedUserName),
    shipper: text(instruction.shipper),
    consignee: text(instruction.consigneeDescription),
    notifyParty: text(instruction.cargoNotice),
    actualShipper: text(instruction.actualShipperDescription),
    actualConsignee: text(instruction.actualConsigneeDescription),
    pol: text(instruction.polName),
    pod: text(instruction.podName),
    placeDelivery: text(instruction.placeOfDelivery),
    vessel: text(instruction.voyNo),
    loadingDate: text(instruction.loadingDate),
    payment: instruction.paymentType ? `FREIGHT ${instruction.paymentType.toUpperCase()}` : "",
    route: text(instruction.routeInfo),
    remark: text(instruction.remark),
    packages: text(instruction.packagesNote),
    containerTotal: text(instruction.containerNote),
    contSeals: text(instruction.containerSealNo).split("\n").filter(Boolean),
    marks: text(instruction.shippingMark),
    goods: text(instruction.goodsDescription),
    grossWeight: text(instruction.grossWeight),
    cbm: text(instruction.volume),
    bills: linesByBill(bills, lines),
    containers: linesByContainer(bills, lines),
    parts: linesByPackage(bills, lines),
  };
}
