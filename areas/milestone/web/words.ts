/** Texts of the milestones of a job. */
export const milestoneWords = {
  line: { en: "Milestones of the job", vi: "Các mốc của lô hàng" },
  planned: { en: "Planned time", vi: "Thời điểm dự kiến" },
  actual: { en: "Actual time", vi: "Thời điểm thực tế" },
  open: { en: "not known yet", vi: "chưa có" },
  late: { en: "planned for {when}, late", vi: "dự kiến {when}, đã trễ" },
  plannedFor: { en: "planned for {when}", vi: "dự kiến {when}" },
  reached: { en: "reached on {when}", vi: "đạt lúc {when}" },
  title: { en: "{milestone} · {jobNo}", vi: "{milestone} · {jobNo}" },
  anyTime: { en: "dd/mm/yyyy, or with hh:mm", vi: "dd/mm/yyyy, có thể kèm hh:mm" },
  hint: {
    en: "Without a time it is a day. An empty field clears it.",
    vi: "Không nhập giờ thì chỉ tính ngày. Để trống để xóa.",
  },
  from: { en: "From: {source}", vi: "Nguồn: {source}" },
  fromWith: { en: "From: {source}, {reference}", vi: "Nguồn: {source}, {reference}" },
  by: { en: "{from} · {user}", vi: "{from} · {user}" },
  dayOfJob: {
    en: "Departure and arrival are the ETD, ATD, ETA and ATA of the job. Change them on its form.",
    vi: "Khởi hành và đến nơi là ETD, ATD, ETA, ATA của lô hàng. Hãy sửa ở thông tin lô hàng.",
  },
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "{milestone} is saved", vi: "Đã lưu mốc {milestone}" },
} as const;
