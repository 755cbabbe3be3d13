import { refusals } from "../refusal/refusal.ts";

/** Why a view of a list is not stored. */
export const refuseListView = refusals({
  "listView.tooMany": {
    status: 409,
    en: "You already have {most} views of this list. Delete one first.",
    vi: "Bạn đã lưu {most} bộ lọc cho danh sách này. Hãy xóa bớt một bộ lọc.",
  },
});
