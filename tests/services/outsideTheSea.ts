import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { railExport } from "./railExport.ts";

/** A service of another family, whose bills have a part of their own: goods that leave by drone. */
export const droneExport = {
  ...railExport,
  code: "DXE",
  name: { en: "Drone Export", vi: "Drone xuất" },
  menu: "docDroneExport",
  route: "drone-export",
  jobPrefix: "DRX",
  family: "air",
  goods: "dimensions",
  bill: {
    ...railExport.bill,
    kind: "air",
    numberRule: "typed",
    sections: [
      ...railExport.bill.sections,
      { title: { en: "Flight", vi: "Chuyến bay" }, fields: ["pol", "freightPayment"] },
    ],
    required: ["customerId", "saleManId", "etd"],
    defaults: {},
  },
} as const satisfies Service;

/** A service without house bills: the charges of its jobs stand on their virtual bills. */
export const portHandling = {
  ...railExport,
  code: "PHX",
  name: { en: "Port Handling", vi: "Dịch vụ cảng" },
  menu: "opsPortHandling",
  route: "port-handling",
  jobPrefix: "PHX",
  family: "operations",
  bill: { ...railExport.bill, kind: "virtual", numberRule: "none" },
} as const satisfies Service;
