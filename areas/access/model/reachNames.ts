import type { Reach } from "@fairway/core/permission/permission.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** How far a right reaches, in words. */
export const reachNames: Readonly<Record<Reach, Words>> = {
  None: { en: "None", vi: "Không" },
  Owner: { en: "Own", vi: "Của mình" },
  Group: { en: "Group", vi: "Nhóm" },
  Department: { en: "Department", vi: "Phòng ban" },
  Office: { en: "Office", vi: "Văn phòng" },
  Company: { en: "Company", vi: "Công ty" },
  All: { en: "All", vi: "Tất cả" },
};
