import { field } from "@fairway/core/resource/field.ts";
import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { serviceCodeOf, serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { agreementFields } from "./agreementFields.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });
const needed = (spec: Field): Field => ({ ...spec, optional: false });
const fields: Readonly<Record<string, Field>> = {
  partnerId: field.link({
    ...words("Customer ID", "Mã khách hàng"),
    to: partner as unknown as LinkTarget,
  }),
  salemanId: agreementFields.salemanId,
  companyCode: field.code({ ...words("Company", "Công ty"), max: 50 }),
  officeId: needed(agreementFields.officeId),
  contractNo: agreementFields.contractNo,
  contractType: { ...agreementFields.contractType, start: undefined } as unknown as Field,
  saleService: agreementFields.saleService,
  effectiveDate: agreementFields.effectiveDate,
  expiredDate: agreementFields.expiredDate,
  paymentMethod: { ...agreementFields.paymentMethod, start: undefined } as unknown as Field,
  currencyId: agreementFields.currencyId,
  vas: {
    ...field.choices({ ...words("VAS", "Dịch vụ gia tăng"), of: serviceNames }),
    optional: true,
  },
  paymentTerm: field.number({
    ...words("Payment Term / Trial Days", "Thời hạn thanh toán / Số ngày thử nghiệm"),
    optional: true,
  }),
  baseOn: agreementFields.baseOn,
  creditLimit: agreementFields.creditLimit,
  creditLimitRate: agreementFields.creditLimitRate,
  description: agreementFields.description,
};

/**
 * The sheet of agreements: its columns, and the columns that identify an agreement.
 *
 * Shape: a row always adds an agreement; a sheet never changes one.
 */
export const agreementSheet: Resource = {
  ...(partner as unknown as Resource),
  name: "agreementSheet",
  title: { en: "Agreements", vi: "Hợp đồng" },
  table: "partner_agreement",
  key: "salemanId",
  fields,
  unique: [["contractNo", "partnerId"]],
  excel: Object.keys(fields),
  check: () => [],
};

type Cells = Readonly<Record<string, string | null>>;

/** Returns a row with "All" replaced by every service, and former codes by current ones. */
export function withServices(cells: Cells): Cells {
  const every = Object.keys(serviceNames).join(";");
  const said = (name: string) => {
    const cell = cells[name];
    if (!cell) return {};
    if (/^(all|tất cả|tat ca)$/i.test(cell.trim())) return { [name]: every };
    return { [name]: cell.replace(/[^;,]+/g, (each) => serviceCodeOf(each) ?? each) };
  };
  return { ...cells, ...said("saleService"), ...said("vas") };
}
