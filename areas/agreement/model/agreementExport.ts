import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { type Field, field } from "@fairway/core/resource/field.ts";
import { agreementFields } from "./agreementFields.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";

const text = (en: string, vi: string) => field.text({ label: { en, vi }, max: 500 });
const flag = (en: string, vi: string) => field.flag({ label: { en, vi }, start: false });

/** The columns of the exported sheet of agreements, from left to right. */
export const agreementExport = {
  title: { en: "Agreement information", vi: "Thông tin hợp đồng" },
  fields: {
    accountNo: partner.fields.accountNo,
    partnerNameEn: partner.fields.partnerNameEn,
    partnerNameVn: partner.fields.partnerNameVn,
    contractType: agreementFields.contractType,
    contractNo: agreementFields.contractNo,
    creditLimit: agreementFields.creditLimit,
    paymentTerm: agreementFields.paymentTerm,
    effectiveDate: agreementFields.effectiveDate,
    expiredDate: agreementFields.expiredDate,
    currencyId: text("Currency", "Loại tiền"),
    salemanName: text("Salesman", "Nhân viên kinh doanh"),
    arconfirmed: field.choice({
      label: { en: "AR Confirmed", vi: "Công nợ xác nhận" },
      of: yesOrNo,
    }),
    active: flag("Active", "Hiệu lực"),
    saleService: agreementFields.saleService,
    officeCodes: text("Service Office", "Văn phòng"),
    creatorName: text("Creator", "Người tạo"),
  } satisfies Record<string, Field>,
} as const;
