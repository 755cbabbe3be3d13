import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** An eleventh service, to show that one file is all that a service needs: goods that leave by rail. */
export const railExport = {
  code: "RXE",
  name: { en: "Rail Export", vi: "Đường sắt xuất" },
  menu: "docRailExport",
  route: "rail-export",
  jobPrefix: "REX",
  product: "Railway",
  family: "sea",
  direction: "export",
  goods: "containers",
  isOpen: true,
  trade: {
    fields: {
      mawb: { en: "Consignment Note No", vi: "Số giấy gửi hàng" },
      coloaderId: { en: "Railway", vi: "Đường sắt" },
      pol: { en: "Station of departure", vi: "Ga đi" },
    },
    columns: {
      mawb: { en: "Consignment Note", vi: "Giấy gửi hàng" },
      coloader: { en: "Railway", vi: "Đường sắt" },
    },
    searches: { mawb: { en: "Consignment Note No", vi: "Số giấy gửi hàng" } },
  },
  list: {
    columns: ["jobNo", "mawb", "etd", "coloader", "pol", "pod", "sumCont", "modified"],
    hidden: [],
    sheet: ["jobNo", "mawb", "etd", "coloader"],
    searches: ["all", "jobNo", "mawb"],
  },
  form: {
    sections: [
      {
        title: { en: "Train", vi: "Chuyến tàu" },
        fields: ["mawb", "coloaderId", "pol", "pod", ["etd", "eta"], "serviceDate"],
      },
      { title: { en: "People", vi: "Người" }, fields: ["personIncharge", "shipmentType"] },
      { title: { en: "Wagons", vi: "Toa xe" } },
    ],
    required: ["shipmentType", "personIncharge", "mawb", "etd", "coloaderId"],
    defaults: { shipmentType: "Nominated", paymentTerm: "Collect" },
    starts: { desOfGoods: "ON WAGONS" },
    carrierGroups: ["CARRIER"],
    dateRule: "fillsServiceDate",
    rules: [],
  },
  bill: {
    kind: "sea",
    numberRule: "drawnByPort",
    sections: [
      {
        title: { en: "Bill", vi: "Vận đơn" },
        fields: ["hwbno", "hbltype", "customerId", "saleManId", "shipperId"],
      },
    ],
    required: ["customerId", "saleManId", "shipperDescription"],
    defaults: { originBlnumber: "ONE (1)" },
    rows: ["hwbno", "customer"],
    columns: ["hwbno", "customer", "packages"],
    tabs: [],
  },
  tabs: ["SHIPMENT", "CDNOTE", "FILES"],
  sideLinks: ["coverPage"],
  papers: ["profitSheet"],
  paperSet: [],
} as const satisfies Service;
