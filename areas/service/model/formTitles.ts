import type { Words } from "@fairway/core/words/words.ts";

/** The titles of the sections of jobs and bills. */
export const formTitles = {
  service: { en: "Service", vi: "Dịch vụ" },
  booking: { en: "Booking", vi: "Booking" },
  routeAndDates: { en: "Route and dates", vi: "Hành trình và ngày" },
  partiesAndTerms: { en: "Parties and terms", vi: "Đối tác và điều khoản" },
  containers: { en: "Containers", vi: "Container" },
  looseGoods: { en: "Loose goods", vi: "Hàng lẻ" },
  dimensions: { en: "Dimensions", vi: "Kích thước" },
  billContainers: { en: "Containers", vi: "Container" },
  goods: { en: "Goods", vi: "Hàng hóa" },
  numbersAndSales: { en: "Numbers and sales", vi: "Số hiệu và kinh doanh" },
  parties: { en: "Parties", vi: "Các bên" },
  vesselAndRoute: { en: "Vessel and route", vi: "Tàu và hành trình" },
  flightAndRoute: { en: "Flight and route", vi: "Chuyến bay và hành trình" },
  freightAndIssue: { en: "Freight and issue", vi: "Cước và phát hành" },
  flights: { en: "Flights", vi: "Chuyến bay" },
  arrival: { en: "Arrival", vi: "Hàng đến" },
  declaredValues: { en: "Values and handling", vi: "Giá trị khai báo và chỉ dẫn" },
  rateAndTotal: { en: "Rate and total", vi: "Giá cước và thành tiền" },
  chargeSums: { en: "Prepaid and collect", vi: "Trả trước và trả sau" },
  references: { en: "References and remarks", vi: "Tham chiếu và ghi chú" },
} as const satisfies Record<string, Words>;
