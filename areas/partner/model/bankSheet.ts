import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { field } from "@fairway/core/resource/field.ts";
import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { partnerBank } from "./partnerBank.ts";

const declared = partnerBank as unknown as Resource;
const labelled = (name: string, en: string, vi: string): Field => ({
  ...(declared.fields[name] as Field),
  label: { en, vi },
});

const fields: Readonly<Record<string, Field>> = {
  partnerId: labelled("partnerId", "Partner ID", "Mã đối tác"),
  bankId: labelled("bankId", "Bank Code", "Mã ngân hàng"),
  bankAccountNo: declared.fields["bankAccountNo"] as Field,
  bankAccountName: declared.fields["bankAccountName"] as Field,
  bankAddress: declared.fields["bankAddress"] as Field,
  beneficiaryAddress: declared.fields["beneficiaryAddress"] as Field,
  swiftCode: declared.fields["swiftCode"] as Field,
  note: declared.fields["note"] as Field,
  userCreated: field.link({
    label: { en: "User Created", vi: "Người tạo" },
    to: person as unknown as LinkTarget,
    optional: true,
  }) as unknown as Field,
  datetimeCreated: field.date({
    label: { en: "Created Date", vi: "Ngày tạo" },
    optional: true,
  }) as unknown as Field,
};

/**
 * A sheet of bank accounts that the accounting department has approved already.
 *
 * Shape: a row always adds an account; the sheet changes none.
 */
export const bankSheet: Resource = {
  ...declared,
  name: "bankSheet",
  title: { en: "Bank accounts", vi: "Tài khoản ngân hàng" },
  key: "bankId",
  fields,
  form: [],
  excel: Object.keys(fields),
  check: () => [],
};
