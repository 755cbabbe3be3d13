/** Messages about the approval of a partner. */
export const lifeWords = {
  partnerAsked: {
    en: "{who} requests approval of the partner {partner}",
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
} as const;
