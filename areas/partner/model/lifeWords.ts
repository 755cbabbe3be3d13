/** What people are told on the way of a partner or an agreement to being in force. */
export const lifeWords = {
  partnerAsked: {
    en: "{who} asks to approve the partner {partner}",
    vi: "{who} đề nghị phê duyệt đối tác {partner}",
  },
  partnerSentBack: {
    en: "The partner {partner} was sent back",
    vi: "Đối tác {partner} bị trả lại",
  },
  partnerGiven: {
    en: "The partner {partner} is yours now",
    vi: "Đối tác {partner} được chuyển cho bạn phụ trách",
  },
  agreementAsked: {
    en: "{who} asks to approve an agreement of {partner}",
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
