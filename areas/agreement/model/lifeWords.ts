/** Messages about the approval of an agreement. */
export const lifeWords = {
  agreementAsked: {
    en: "{who} requests approval of an agreement of {partner}",
    vi: "{who} đề nghị phê duyệt hợp đồng của {partner}",
  },
  agreementConfirmed: {
    en: "The receivables team has confirmed an agreement of {partner}",
    vi: "Bộ phận công nợ đã xác nhận hợp đồng của {partner}",
  },
  agreementSentBack: {
    en: "An agreement of {partner} was sent back",
    vi: "Hợp đồng của {partner} bị trả lại",
  },
  agreementActive: {
    en: "An agreement of {partner} is active",
    vi: "Hợp đồng của {partner} đã có hiệu lực",
  },
} as const;
