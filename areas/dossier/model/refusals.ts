import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a paper of a folder is not printed. */
export const refuseDossier = refusals({
  "dossier.noContainers": {
    status: 409,
    en: "Job {jobNo} has no container with a number or a seal. Enter one first.",
    vi: "Lô hàng {jobNo} chưa có container nào có số hoặc số chì. Hãy nhập trước.",
  },
  "dossier.nothingToPrint": {
    status: 409,
    en: "None of the chosen papers of job {jobNo} can be printed: {reasons}",
    vi: "Không in được chứng từ nào đã chọn của lô hàng {jobNo}: {reasons}",
  },
});
