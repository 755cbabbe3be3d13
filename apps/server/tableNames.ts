import { nameTables } from "@fairway/engine/uses/tableNames.ts";

// The names of records without a declaration, for the list of places that use a record.
nameTables({
  partner: { title: { en: "Partner", vi: "Đối tác" }, by: "account_no" },
  potential: { title: { en: "Potential customer", vi: "Khách hàng tiềm năng" }, by: "taxcode" },
  partner_agreement: { title: { en: "Agreement", vi: "Hợp đồng" }, by: "contract_no" },
  partner_email: { title: { en: "Partner e-mail", vi: "Email đối tác" }, by: "email" },
  partner_address: {
    title: { en: "Partner address", vi: "Địa chỉ đối tác" },
    by: "short_name_address",
  },
  partner_bank: {
    title: { en: "Partner bank account", vi: "Tài khoản ngân hàng đối tác" },
    by: "bank_account_no",
  },
  partner_charge: { title: { en: "Usual charge of a partner", vi: "Phí thường dùng của đối tác" } },
  incoterm_charge: {
    title: { en: "Usual charge of an incoterm", vi: "Phí thường dùng của điều kiện giao hàng" },
  },
  exchange_rate: { title: { en: "Exchange rate", vi: "Tỷ giá" }, by: "effective_on" },
  shipment: { title: { en: "Job", vi: "Lô hàng" }, by: "job_no" },
  sea_job: { title: { en: "Sea job", vi: "Lô hàng đường biển" }, partOf: "shipment" },
  air_job: { title: { en: "Air job", vi: "Lô hàng hàng không" }, partOf: "shipment" },
  container: { title: { en: "Container", vi: "Container" }, by: "container_no" },
  house_bill: { title: { en: "House bill", vi: "Vận đơn nhà" }, by: "hwbno" },
  sea_bill: { title: { en: "Bill of lading", vi: "Vận đơn đường biển" }, partOf: "house_bill" },
  air_bill: { title: { en: "Air waybill", vi: "Vận đơn hàng không" }, partOf: "house_bill" },
  stage_assigned: { title: { en: "Stage of a job", vi: "Công đoạn của lô hàng" } },
  job_comment: { title: { en: "Comment on a job", vi: "Trao đổi về lô hàng" } },
  arrival_notice: { title: { en: "Arrival notice", vi: "Giấy báo hàng đến" } },
  arrival_charge: {
    title: { en: "Line of an arrival notice", vi: "Dòng phí trên giấy báo hàng đến" },
  },
  delivery_order: {
    title: { en: "Delivery order or authorize letter", vi: "Lệnh giao hàng, giấy ủy quyền" },
  },
  proof_of_delivery: { title: { en: "Proof of delivery", vi: "Bằng chứng giao hàng" } },
  mail: { title: { en: "Mail about a job", vi: "Email về lô hàng" }, by: "subject" },
  mail_attachment: { title: { en: "File of a mail", vi: "Tệp của email" }, by: "name" },
  mail_attempt: { title: { en: "Try to deliver a mail", vi: "Lần gửi email" } },
  shipping_instruction: {
    title: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
  },
  surcharge: { title: { en: "Charge on a job", vi: "Phí trên lô hàng" } },
  document: { title: { en: "Document", vi: "Chứng từ" }, by: "number", kindIn: "kind" },
  "document.note": { title: { en: "Debit or credit note", vi: "Giấy báo nợ, báo có" } },
  "document.invoice": { title: { en: "Invoice", vi: "Hóa đơn" } },
  "document.obhInvoice": { title: { en: "On-behalf invoice", vi: "Hóa đơn chi hộ" } },
  "document.voucher": { title: { en: "Voucher", vi: "Chứng từ" } },
  "document.receipt": { title: { en: "Receipt", vi: "Phiếu thu" } },
  cd_note: { title: { en: "Debit or credit note", vi: "Giấy báo nợ, báo có" } },
  acct_management: { title: { en: "Invoice or voucher", vi: "Hóa đơn, chứng từ" } },
  receipt: {
    title: { en: "Receipt", vi: "Phiếu thu" },
    partOf: "document",
    right: "acctARP.detail",
  },
  cd_note_total: { title: { en: "Total of a note", vi: "Dòng tổng giấy báo" } },
  acct_management_line: { title: { en: "Line of an invoice", vi: "Dòng hóa đơn" }, by: "job_no" },
  receipt_line: { title: { en: "Line of a receipt", vi: "Dòng phiếu thu" }, by: "payment_no" },
  due: {
    title: { en: "Open item", vi: "Khoản công nợ" },
    partOf: "document",
    partBy: "document_id",
    right: "acctARP.detail",
  },
});
