/** The words of the proofreader. */
export const proofWords = {
  button: { en: "Check papers", vi: "Đối chiếu chứng từ" },
  title: { en: "Papers of {jobNo}", vi: "Đối chiếu chứng từ {jobNo}" },
  about: {
    en: "What the papers of the job and its last mails say differently. Nothing is changed here; the page of each paper opens with a click.",
    vi: "Những điểm khác nhau giữa các chứng từ và email gần nhất của lô hàng. Tại đây không sửa gì; bấm để mở trang của từng chứng từ.",
  },
  none: { en: "All papers agree", vi: "Các chứng từ khớp nhau" },
  noneDetail: {
    en: "Job, house bills, containers, instruction and manifest say the same, and nothing changed since the last mails.",
    vi: "Lô hàng, vận đơn nhà, container, SI và bản lược khai khớp nhau; không có thay đổi kể từ email gần nhất.",
  },
  noneOfOperation: {
    en: "Job, containers and customs declarations say the same pieces, weight and volume. Proofs of delivery are on the tab Trips.",
    vi: "Lô hàng, container và tờ khai hải quan khớp nhau về số kiện, trọng lượng và thể tích. Biên bản giao hàng ở thẻ Chuyến xe.",
  },
  notice: {
    en: "{count, plural, one {The papers of this job differ in one point} other {The papers of this job differ in # points}}: {facts}",
    vi: "Chứng từ của lô này khác nhau ở {count} điểm: {facts}",
  },
  fact: { en: "Value", vi: "Giá trị" },
  of: { en: "Container or bill", vi: "Container hoặc vận đơn" },
  one: { en: "One paper", vi: "Chứng từ thứ nhất" },
  other: { en: "Other paper", vi: "Chứng từ thứ hai" },
} as const;
