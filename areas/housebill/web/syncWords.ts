/** Texts of the dialog that copies the values of a job to its house bills. */
export const syncWords = {
  verb: { en: "Sync to house bills", vi: "Đồng bộ xuống vận đơn nhà" },
  title: { en: "Sync {jobNo} to its house bills", vi: "Đồng bộ {jobNo} xuống vận đơn nhà" },
  run: { en: "Sync", vi: "Đồng bộ" },
  detail: {
    en: "These values of the house bills become those of the job. What the job leaves empty stays on the bills.",
    vi: "Các giá trị sau của vận đơn nhà sẽ lấy theo lô hàng. Ô trống trên lô hàng không làm thay đổi vận đơn.",
  },
  nothing: {
    en: "All house bills have the values of the job already.",
    vi: "Tất cả vận đơn nhà đã khớp với lô hàng.",
  },
  field: { en: "Value", vi: "Giá trị" },
  was: { en: "Now", vi: "Hiện tại" },
  is: { en: "After the sync", vi: "Sau khi đồng bộ" },
  done: { en: "Synced: {hwbnos}", vi: "Đã đồng bộ: {hwbnos}" },
} as const;
