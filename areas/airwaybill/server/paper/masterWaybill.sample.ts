import type { AirWaybillPaper } from "@fairway/areas/housebill/model/airWaybillPaper.ts";
import { airWaybillSample } from "@fairway/areas/housebill/server/paper/airWaybill.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** A sample master air waybill for tests: the consolidation of three house waybills. */
export function masterWaybillSample(language: Language): AirWaybillPaper {
  return {
    ...airWaybillSample(language),
    no: "738-24681355",
    shipper: "HAI DANG FREIGHT FORWARDING JSC\n12 TON DUC THANG STREET\nHO CHI MINH CITY, VIETNAM",
    consignee: "RHEIN LOGISTIK GMBH\nCARGO CITY SUED 558\n60549 FRANKFURT AM MAIN, GERMANY",
    notifyParty: "",
    pieces: "27",
    grossWeight: "1381.4",
    chargeWeight: "1381.5",
    rate: "2.85",
    total: "3937.28",
    goods: "CONSOLIDATED CARGO AS PER MANIFEST",
    dimensions: "60x50x40/12\n120x80x97/5\n45x35x30/7\n102x62x56/3",
    volume: "7.489",
    weightPp: "3937.28",
    otherCharges: "MYC: 759.83\nSCC: 207.23\nAWB: 15.00",
    dueCarrierPp: "967.06",
    totalPp: "4931.84",
  };
}
