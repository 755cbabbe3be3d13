import type { SheetOfBill } from "@fairway/areas/housebill/web/places.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { customsWords as words } from "../model/customsWords.ts";

const isSea = (job: ShipmentRecord) => serviceOf(job.transactionType).bill.kind === "sea";

/** The workbooks of a sea bill for the authorities. */
export const customsSheets: readonly SheetOfBill[] = [
  {
    words: words.eManifest,
    isOf: isSea,
    load: async (client, hblid) =>
      client.download((await import("../contract.ts")).exportEManifest, { hblid }),
  },
  {
    words: words.goodsDeclaration,
    isOf: isSea,
    load: async (client, hblid) =>
      client.download((await import("../contract.ts")).exportGoodsDeclaration, { hblid }),
  },
  {
    words: words.dangerousGoods,
    isOf: isSea,
    load: async (client, hblid) =>
      client.download((await import("../contract.ts")).exportDangerousGoods, { hblid }),
  },
];
