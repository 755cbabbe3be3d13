import type {
  cargoTypes,
  declarationServices,
} from "@fairway/areas/customs/model/declarationTerms.ts";
import type { OperationRecord } from "./operation.ts";

interface Carriage {
  readonly serviceType: keyof typeof declarationServices | null;
  readonly cargoType: keyof typeof cargoTypes | null;
}

const carriages: Readonly<Record<string, Carriage>> = {
  "Sea FCL": { serviceType: "Sea", cargoType: "FCL" },
  "Sea LCL": { serviceType: "Sea", cargoType: "LCL" },
  "Sea Consol": { serviceType: "Sea", cargoType: "LCL" },
  Sea: { serviceType: "Sea", cargoType: null },
  Air: { serviceType: "Air", cargoType: null },
  "Cross border": { serviceType: "Crossborder", cargoType: null },
  Warehouse: { serviceType: "Warehouse", cargoType: null },
  "Bonded Warehouse": { serviceType: "Warehouse", cargoType: null },
  "CFS Warehouse": { serviceType: "Warehouse", cargoType: "LCL" },
  Trucking: { serviceType: "Trucking", cargoType: null },
  Railway: { serviceType: "Railway", cargoType: null },
  Express: { serviceType: "Express", cargoType: null },
};

/** What a new declaration on a job starts with: numbers, customer, gateway and carriage of the job. */
export function declarationOfJob(job: OperationRecord) {
  const isExport = job.serviceMode === "Export";
  const carriage = carriages[job.productService ?? ""] ?? { serviceType: null, cargoType: null };
  return {
    type: isExport ? ("Export" as const) : ("Import" as const),
    customerId: job.customerId,
    customerCode: job.customerCode,
    customerName: job.customerName,
    hblid: job.hwbno,
    mblid: job.mawb ?? job.hwbno,
    gateway: job.clearanceLocationCode ?? (isExport ? job.polCode : job.podCode),
    ...carriage,
    eta: job.eta,
    unitCode: job.packageTypeCode,
    shipper: job.shipperDescription,
    consignee: job.consigneeDescription,
  };
}
