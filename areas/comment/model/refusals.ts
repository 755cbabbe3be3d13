import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a change of a comment is refused. */
export const refuseComment = refusals({
  "comment.notYours": {
    status: 403,
    en: "This comment is by {author}. Only its author can change or delete it; write a comment of your own.",
    vi: "Trao đổi này do {author} viết. Chỉ người viết mới sửa hoặc xóa được; hãy viết trao đổi mới.",
  },
});
