import type { Words } from "@fairway/core/words/words.ts";

/** The texts of the set of papers of a job. */
export const words = {
  verb: { en: "Set of papers", vi: "Bộ chứng từ" },
  title: { en: "Set of papers · {jobNo}", vi: "Bộ chứng từ · {jobNo}" },
  papers: { en: "Papers", vi: "Chứng từ" },
  bill: { en: "Of", vi: "Của" },
  state: { en: "State", vi: "Trạng thái" },
  ready: { en: "Can be printed", vi: "In được" },
  whole: { en: "The whole job", vi: "Cả lô hàng" },
  choose: { en: "Choose {paper}", vi: "Chọn {paper}" },
  all: { en: "All papers", vi: "Tất cả chứng từ" },
  language: { en: "Language", vi: "Ngôn ngữ" },
  english: { en: "English", vi: "Tiếng Anh" },
  vietnamese: { en: "Vietnamese", vi: "Tiếng Việt" },
  show: { en: "Show paper", vi: "Xem chứng từ" },
  together: { en: "One PDF of {count}", vi: "Một PDF gồm {count}" },
  print: { en: "Download {count}", vi: "Tải về {count}" },
  file: { en: "File {count} with the job", vi: "Lưu {count} vào lô hàng" },
  filed: { en: "{count} papers filed.", vi: "Đã lưu {count} chứng từ." },
  missing: { en: "Not printed: {papers}", vi: "Không in: {papers}" },
  tooMany: {
    en: "At most {most} papers are printed together.",
    vi: "Mỗi lần in nhiều nhất {most} chứng từ.",
  },
} as const satisfies Record<string, Words>;
