import { currency } from "@fairway/areas/catalogue/model/currency.ts";
import { office, person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { field } from "@fairway/core/resource/field.ts";
import { contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import { paymentMethods, termBases } from "./agreement.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });

/** The fields of an agreement's form. */
export const agreementFields = {
  salemanId: field.link({ ...words("Salesman", "Nhân viên kinh doanh"), to: person }),
  contractType: field.choice({
    ...words("Agreement Type", "Loại hợp đồng"),
    of: contractTypes,
    start: "Trial",
  }),
  contractNo: field.code({ ...words("Contract No", "Số hợp đồng"), max: 50, optional: true }),
  officeId: field.links({
    ...words("Offices", "Văn phòng"),
    to: office,
    optional: true,
    hint: { en: "Empty: all offices", vi: "Để trống: mọi văn phòng" },
  }),
  saleService: field.choices({
    ...words("Services", "Dịch vụ"),
    of: serviceNames,
    hint: { en: "Empty: all services", vi: "Để trống: mọi dịch vụ" },
  }),
  effectiveDate: field.date(words("Effective Date", "Ngày hiệu lực")),
  expiredDate: field.date({ ...words("Expired Date", "Ngày hết hạn"), optional: true }),
  paymentMethod: field.choice({
    ...words("Payment Method", "Phương thức thanh toán"),
    of: paymentMethods,
    start: "All",
  }),
  baseOn: field.choice({
    ...words("Base On", "Tính từ"),
    of: termBases,
    start: "Invoice Date",
  }),
  currencyId: field.link({ ...words("Currency", "Loại tiền"), to: currency, optional: true }),
  creditCurrency: field.link({
    ...words("Credit Currency", "Loại tiền công nợ"),
    to: currency,
    optional: true,
  }),
  paymentTerm: field.number({
    ...words("Payment Term (days)", "Thời hạn thanh toán (ngày)"),
    optional: true,
  }),
  paymentTermObh: field.number({
    ...words("Payment Term OBH (days)", "Thời hạn thanh toán chi hộ (ngày)"),
    optional: true,
  }),
  creditLimit: field.money({ ...words("Credit Limit", "Hạn mức công nợ"), optional: true }),
  creditLimitRate: field.number({
    ...words("Credit Limit Rate (%)", "Tỷ lệ hạn mức (%)"),
    decimals: 2,
    optional: true,
  }),
  creditUnlimited: field.flag({ ...words("Unlimited", "Không giới hạn"), start: false }),
  vas: field.choices({
    ...words("VAS", "Dịch vụ giá trị gia tăng"),
    of: serviceNames,
    optional: true,
  }),
  trialCreditLimited: field.money({
    ...words("Trial Credit Limit", "Hạn mức thử nghiệm"),
    optional: true,
  }),
  autoExtendDays: field.number({
    ...words("Auto Extend (days)", "Tự gia hạn (ngày)"),
    decimals: 2,
    optional: true,
  }),
  firstShipmentDate: field.date({
    ...words("First Shipment Date", "Ngày lô hàng đầu tiên"),
    optional: true,
  }),
  noDue: field.flag({ ...words("No end date", "Không thời hạn"), start: false }),
  emailAddress: field.email({ ...words("Email", "Email"), max: 500, optional: true }),
  description: field.note({ ...words("Description", "Diễn giải"), max: 1000 }),
} as const;

/** The rows of an agreement's form. */
export const agreementForm: readonly (readonly (keyof typeof agreementFields)[])[] = [
  ["salemanId", "contractType", "contractNo"],
  ["officeId", "saleService"],
  ["vas"],
  ["effectiveDate", "expiredDate"],
  ["paymentMethod", "baseOn"],
  ["currencyId", "creditCurrency"],
  ["paymentTerm", "paymentTermObh"],
  ["creditLimit", "creditLimitRate", "creditUnlimited"],
  ["trialCreditLimited", "autoExtendDays", "firstShipmentDate"],
  ["noDue"],
  ["emailAddress"],
  ["description"],
];
