import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { statusWords } from "@fairway/areas/document/model/documentStatus.ts";
import { headFields } from "@fairway/areas/document/model/headFields.ts";
import { incoterm } from "@fairway/areas/catalogue/model/incoterm.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { freightTerms, shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";

const partners = partner as unknown as LinkTarget;
const ports = port as unknown as LinkTarget;
const block = (en: string, vi: string) => field.note({ label: { en, vi }, max: 1000 });
const text = (en: string, vi: string) => field.text({ label: { en, vi }, max: 250 });

/** The fields of a work order in its history, its form and the exported list. */
export const workOrderFields = {
  ...headFields("customer", { en: "Customer", vi: "Khách hàng" }),
  workOrderNo: field.code({ label: { en: "Work order no.", vi: "Số lệnh" }, max: 30 }),
  transactionType: field.choice({ label: { en: "Service", vi: "Dịch vụ" }, of: serviceNames }),
  saleManName: text("Salesman", "Nhân viên kinh doanh"),
  shipperId: field.link({ label: { en: "Shipper", vi: "Người gửi hàng" }, to: partners }),
  shipperDescription: block("Shipper on papers", "Người gửi hàng trên chứng từ"),
  consigneeId: field.link({ label: { en: "Consignee", vi: "Người nhận hàng" }, to: partners }),
  consigneeDescription: block("Consignee on papers", "Người nhận hàng trên chứng từ"),
  agentId: field.link({ label: { en: "Agent", vi: "Đại lý" }, to: partners }),
  agentDescription: block("Agent on papers", "Đại lý trên chứng từ"),
  pol: field.link({ label: { en: "POL", vi: "Cảng xếp" }, to: ports }),
  polCode: text("POL", "Cảng xếp"),
  polDescription: text("POL on papers", "Cảng xếp trên chứng từ"),
  pod: field.link({ label: { en: "POD", vi: "Cảng dỡ" }, to: ports }),
  podCode: text("POD", "Cảng dỡ"),
  podDescription: text("POD on papers", "Cảng dỡ trên chứng từ"),
  pickupPlace: text("Pickup place", "Nơi lấy hàng"),
  route: text("Route", "Tuyến"),
  incotermId: field.link({
    label: { en: "Incoterm", vi: "Điều kiện giao hàng" },
    to: incoterm as unknown as LinkTarget,
  }),
  shipmentType: field.choice({
    label: { en: "Shipment type", vi: "Loại hàng" },
    of: shipmentTypes,
  }),
  effectiveDate: field.date({ label: { en: "Effective date", vi: "Ngày hiệu lực" } }),
  expiredDate: field.date({ label: { en: "Expired date", vi: "Ngày hết hạn" } }),
  schedule: text("Schedule", "Lịch chạy"),
  transit: text("Transit", "Chuyển tải"),
  paymentMethod: field.choice({
    label: { en: "Payment method", vi: "Hình thức thanh toán" },
    of: freightTerms,
  }),
  notes: field.note({ label: { en: "Notes", vi: "Ghi chú" }, max: 1000 }),
  approvedStatus: field.choice({
    label: { en: "Approval", vi: "Phê duyệt" },
    of: statusWords(approvedTags),
  }),
  active: field.choice({ label: { en: "Active", vi: "Hiệu lực" }, of: yesOrNo }),
  priceCount: field.number({ label: { en: "Number of prices", vi: "Số giá" } }),
  canceledAt: field.instant({ label: { en: "Canceled at", vi: "Hủy lúc" } }),
};

/** The columns of the exported list. */
export const workOrderSheet = [
  "workOrderNo",
  "customerCode",
  "customerName",
  "saleManName",
  "transactionType",
  "polCode",
  "podCode",
  "route",
  "effectiveDate",
  "expiredDate",
  "priceCount",
  "approvedStatus",
  "active",
  "userNameCreated",
  "datetimeCreated",
] as const;
