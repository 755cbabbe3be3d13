import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Part } from "@fairway/core/contract/parts.ts";
import { maybeDay, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
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
    required: ["customerId", "saleManId", "etd"],
    defaults: {},
  },
} as const satisfies Service;

/** The part of a drone's waybill. */
export const droneWaybill: Part = {
  table: "drone_bill",
  form: z.object({ pol: maybeId, pod: maybeId, etd: maybeDay, freightPayment: maybeText(20) }),
};

/** The table of that part, which a migration would make. */
export const droneTable = `create table drone_bill (
  company_id uuid not null, id uuid not null, pol uuid, pod uuid, etd date, freight_payment text,
  user_modified uuid, primary key (company_id, id),
  foreign key (company_id, id) references house_bill (company_id, id) on delete cascade)`;

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
