import { type DirectedJob, directionOf } from "@fairway/areas/service/model/directionOf.ts";
import type { ServiceMode } from "@fairway/areas/service/model/operationChoices.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { services } from "@fairway/areas/service/model/services.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The steps of a job that have a last instant. */
export const cutoffKinds = {
  si: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
  vgm: { en: "Verified gross mass", vi: "Khối lượng toàn bộ được xác nhận" },
  cy: { en: "Container yard (CY)", vi: "Hạ bãi (CY)" },
  deliveryOrder: { en: "Delivery order", vi: "Lệnh giao hàng" },
  declaration: { en: "Customs declaration", vi: "Tờ khai hải quan" },
  licence: { en: "Licence papers", vi: "Giấy phép" },
} as const satisfies Record<string, Words>;
export type CutoffKind = keyof typeof cutoffKinds;
export const cutoffKindNames = Object.keys(cutoffKinds) as [CutoffKind, ...CutoffKind[]];

/** Where the instant of a cut-off comes from. */
export const cutoffSources = {
  job: { en: "From the job", vi: "Theo lô hàng" },
  message: { en: "Message of the carrier", vi: "Thông báo của hãng" },
  typed: { en: "Typed", vi: "Nhập tay" },
} as const satisfies Record<string, Words>;
export type CutoffSource = keyof typeof cutoffSources;
export const cutoffSourceNames = Object.keys(cutoffSources) as [CutoffSource, ...CutoffSource[]];

/** What missing a step usually costs, in VND: an amendment, a fee, or the next vessel. */
export const usualLosses: Readonly<Record<CutoffKind, DecimalText>> = {
  si: "1250000",
  vgm: "2500000",
  cy: "7500000",
  deliveryOrder: "1000000",
  declaration: "2000000",
  licence: "5000000",
};

/** A cut-off that jobs of a service may have. */
export interface ServiceCutoff {
  readonly kind: CutoffKind;
  /**
   * So many days after a day of the job, at 17:00 in its office; null for a step that only some jobs
   * have, whose instant is typed or read from a message.
   */
  readonly usual: { readonly event: "etd" | "eta"; readonly days: number } | null;
}

const after = (kind: CutoffKind, event: "etd" | "eta", days: number): ServiceCutoff => ({
  kind,
  usual: { event, days },
});
const asked = (kind: CutoffKind): ServiceCutoff => ({ kind, usual: null });

/** The cut-offs of a service on a way. */
function cutoffsOn({ family, goods }: Service, way: ServiceMode): readonly ServiceCutoff[] {
  const papers = [asked("declaration"), asked("licence")];
  if (family === "operations") return [...cleared[way], asked("licence")];
  if (way === "Import") return [after("deliveryOrder", "eta", 1), ...papers];
  if (family !== "sea") return papers;
  return [
    after("si", "etd", -3),
    ...(goods === "containers" ? [after("vgm", "etd", -2)] : []),
    after("cy", "etd", -1),
    ...papers,
  ];
}

/** When an operation declares: exported goods before they are in the yard, imported ones on arrival. */
const cleared: Readonly<Record<ServiceMode, readonly ServiceCutoff[]>> = {
  Export: [after("declaration", "etd", -1)],
  Import: [after("declaration", "eta", 0)],
  Domestic: [],
};

/** The cut-offs of a job: by its direction, and the family and goods of its service. Source: rule RA-2 */
export function cutoffsOf(job: DirectedJob): readonly ServiceCutoff[] {
  return cutoffsOn(serviceOf(job.transactionType), directionOf(job));
}

/** The cut-offs that follow from days of a job; the way is null where the service has only one. */
export const usualCutoffs = services.flatMap((service: Service) => {
  const ways: readonly (ServiceMode | null)[] =
    service.direction === null ? ["Export", "Import", "Domestic"] : [null];
  return ways.flatMap((way) =>
    cutoffsOf({ transactionType: service.code, serviceMode: way }).flatMap(({ kind, usual }) =>
      usual ? [{ service: service.code, way, kind, ...usual, loss: usualLosses[kind] }] : [],
    ),
  );
});
