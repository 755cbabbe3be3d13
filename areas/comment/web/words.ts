/** Texts of the comments of a job. */
export const commentWords = {
  comments: { en: "Comments", vi: "Trao đổi" },
  title: { en: "Comments on {jobNo}", vi: "Trao đổi về {jobNo}" },
  none: { en: "No comments yet", vi: "Chưa có trao đổi" },
  noneDetail: {
    en: "Write what a colleague should know about this job. @ mentions somebody, who gets a message.",
    vi: "Hãy viết điều đồng nghiệp cần biết về lô hàng. Gõ @ để nhắc một người; người đó nhận được tin nhắn.",
  },
  write: { en: "Your comment", vi: "Nội dung trao đổi" },
  hint: {
    en: "@ mentions a colleague · Ctrl+Enter sends",
    vi: "@ nhắc đồng nghiệp · Ctrl+Enter để gửi",
  },
  nobody: { en: "Nobody of this name may open the job", vi: "Không có ai tên này được mở lô hàng" },
  send: { en: "Send", vi: "Gửi" },
  save: { en: "Save", vi: "Lưu" },
  empty: { en: "Write a comment first.", vi: "Hãy nhập nội dung trao đổi." },
  edit: { en: "Edit", vi: "Sửa" },
  stopEditing: { en: "Leave it as it was", vi: "Giữ như cũ" },
  edited: { en: "changed", vi: "đã sửa" },
  delete: { en: "Delete", vi: "Xóa" },
  deleteAsk: { en: "Delete this comment?", vi: "Xóa trao đổi này?" },
} as const;
