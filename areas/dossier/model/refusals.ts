import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a paper of a folder is not printed. */
export const refuseDossier = refusals({
  "dossier.noContainers": {
    status: 409,
    en: "Job {jobNo} has no container with a number or a seal. Enter one first.",
    vi: "Lô hàng {jobNo} chưa có container nào có số hoặc số chì. Hãy nhập trước.",
  },
  "dossier.noBooking": {
    status: 409,
    en: "Job {jobNo} uses no booking note. Choose one at its booking number first.",
    vi: "Lô hàng {jobNo} chưa dùng phiếu đặt chỗ nào. Hãy chọn ở số booking trước.",
  },
  "dossier.noDebitNote": {
    status: 409,
    en: "Job {jobNo} has no debit note yet. Issue one on the tab Debit & credit notes.",
    vi: "Lô hàng {jobNo} chưa có giấy báo nợ. Hãy lập ở thẻ Giấy báo nợ/có.",
  },
  "dossier.nothingToPrint": {
    status: 409,
    en: "None of the chosen papers of job {jobNo} can be printed: {reasons}",
    vi: "Không in được chứng từ nào đã chọn của lô hàng {jobNo}: {reasons}",
  },
});
