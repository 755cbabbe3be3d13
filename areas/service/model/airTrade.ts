import type { TradeWords } from "./serviceDeclaration.ts";

/** The words of the air trade. */
export const airTrade: TradeWords = {
  fields: {
    mawb: { en: "MAWB No", vi: "Số MAWB" },
    mbltype: { en: "MAWB type", vi: "Loại MAWB" },
    coloaderId: { en: "Airline", vi: "Hãng bay" },
    flightVesselName: { en: "Flight No", vi: "Số chuyến bay" },
    pol: { en: "Airport of loading", vi: "Sân bay đi" },
    polDescription: { en: "AOL as printed", vi: "Sân bay đi (in trên chứng từ)" },
    pod: { en: "Airport of discharge", vi: "Sân bay đến" },
    podDescription: { en: "AOD as printed", vi: "Sân bay đến (in trên chứng từ)" },
  },
  columns: {
    mawb: { en: "MAWB No", vi: "Số MAWB" },
    coloader: { en: "Airline", vi: "Hãng bay" },
    hwbnos: { en: "HAWB No", vi: "Số HAWB" },
    pol: { en: "AOL", vi: "Sân bay đi" },
    pod: { en: "AOD", vi: "Sân bay đến" },
  },
  searches: {
    mawb: { en: "MAWB No", vi: "Số MAWB" },
    hwbno: { en: "HAWB No", vi: "Số HAWB" },
  },
  billFields: {
    hwbno: { en: "HAWB No", vi: "Số HAWB" },
    hbltype: { en: "HAWB type", vi: "Loại HAWB" },
    mawb: { en: "MAWB No", vi: "Số MAWB" },
    pol: { en: "Airport of loading", vi: "Sân bay đi" },
    polDescription: { en: "AOL as printed", vi: "Sân bay đi (in trên chứng từ)" },
    pod: { en: "Airport of discharge", vi: "Sân bay đến" },
    podDescription: { en: "AOD as printed", vi: "Sân bay đến (in trên chứng từ)" },
  },
  billColumns: { hwbno: { en: "HAWB No", vi: "Số HAWB" } },
};
