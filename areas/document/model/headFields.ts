import { partner } from "@fairway/areas/partner/model/partner.ts";
import { outsideWords } from "@fairway/areas/rate/model/outsideWords.ts";
import { field, type Field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { statusWords } from "./documentStatus.ts";
import { syncTags } from "./syncStatus.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";

/** The fields that documents of every kind have; the partner has the kind's name and title. */
export function headFields(name: string, label: Words): Readonly<Record<string, Field>> {
  return {
    [`${name}Id`]: field.link({ label, to: partner as unknown as LinkTarget }),
    [`${name}Code`]: field.code({ label: { en: "Partner ID", vi: "Mã đối tác" }, max: 50 }),
    [`${name}Name`]: field.text({ label, max: 250 }),
    currencyId: field.code({ label: { en: "Currency", vi: "Loại tiền" }, max: 3 }),
    rateOutside: field.choice({ label: outsideWords, of: yesOrNo }),
    rateReason: field.note({ label: { en: "Reason for the rate", vi: "Lý do tỷ giá" }, max: 500 }),
    syncStatus: field.choice({
      label: { en: "Sync", vi: "Đồng bộ" },
      of: statusWords(syncTags),
    }),
    lastSyncDate: field.instant({ label: { en: "Last sync", vi: "Lần đồng bộ cuối" } }),
    userNameCreated: field.text({ label: { en: "Creator", vi: "Người tạo" }, max: 100 }),
    datetimeCreated: field.instant({ label: { en: "Created", vi: "Ngày tạo" } }),
    userNameModified: field.text({ label: { en: "User modified", vi: "Người sửa" }, max: 100 }),
    datetimeModified: field.instant({ label: { en: "Modified", vi: "Ngày sửa" } }),
  };
}
