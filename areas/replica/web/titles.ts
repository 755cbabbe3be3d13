/** The titles of the verbs, which are loaded before their dialogs. */
export const replicaTitles = {
  replicate: { en: "Copy to another office", vi: "Sao chép sang văn phòng khác" },
  syncGoods: { en: "Send goods to the replica", vi: "Gửi hàng hóa sang lô sao chép" },
  pullAll: { en: "Charges from replicas", vi: "Lấy phí từ lô sao chép" },
  charges: { en: "Charges of the replica", vi: "Phí của lô sao chép" },
  autoRate: { en: "Auto-rate costs", vi: "Tự động áp giá chi phí" },
} as const;
