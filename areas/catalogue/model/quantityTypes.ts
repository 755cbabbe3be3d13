import type { Title } from "@fairway/core/words/title.ts";

/** Figures of a shipment that may be the quantity of a charge. */
export const quantityTypes = {
  gw: { en: "Gross weight", vi: "Trọng lượng cả bì" },
  nw: { en: "Net weight", vi: "Trọng lượng tịnh" },
  cw: { en: "Chargeable weight", vi: "Trọng lượng tính cước" },
  cbm: { en: "Volume (CBM)", vi: "Số khối (CBM)" },
  package: { en: "Packages", vi: "Số kiện" },
  cont: { en: "Containers", vi: "Container", former: ["Số lượng container", "Số công-ten-nơ"] },
  hw: { en: "House weight", vi: "Trọng lượng vận đơn nhà" },
} as const satisfies Record<string, Title>;
export type QuantityType = keyof typeof quantityTypes;
export const quantityTypeNames = Object.keys(quantityTypes) as [QuantityType, ...QuantityType[]];
