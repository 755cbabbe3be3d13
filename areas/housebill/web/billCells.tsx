import type { BillColumn } from "@fairway/areas/service/model/billFields.ts";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import type { ReactNode } from "react";
import type { HouseBillRow } from "../model/houseBillRecord.ts";

interface BillCell {
  readonly read: (bill: HouseBillRow) => ReactNode;
  /** A figure is aligned right and can be summed. */
  readonly figure?: (bill: HouseBillRow) => string | null;
}

const figure = (field: "chargeWeight" | "grossWeight" | "cbm"): BillCell => ({
  read: (bill) => <NumberText value={bill[field]} most={3} />,
  figure: (bill) => bill[field],
});

/** The drawing of each column that a service may declare for its bills. */
export const billCells: Readonly<Record<Exclude<BillColumn, "hwbno">, BillCell>> = {
  customer: { read: (bill) => bill.customerName },
  salesman: { read: (bill) => bill.saleManName },
  notify: { read: (bill) => bill.notifyParty },
  departure: { read: (bill) => bill.polName },
  destination: { read: (bill) => bill.podName },
  finalDestination: { read: (bill) => bill.finalPod ?? bill.podName },
  containers: { read: (bill) => bill.packageContainer },
  packages: {
    read: (bill) => (
      <NumberText value={bill.packageQty} unit={bill.packageTypeCode ?? ""} most={3} />
    ),
    figure: (bill) => bill.packageQty,
  },
  chargeWeight: figure("chargeWeight"),
  grossWeight: figure("grossWeight"),
  cbm: figure("cbm"),
  group: { read: (bill) => bill.groupName },
  department: { read: (bill) => bill.departmentName },
};
