import type { UserVerb } from "@fairway/areas/access/web/places.ts";

/** Creates the partner of a user, to whom advances and settlements are paid. */
export const staffVerb: UserVerb = {
  words: { en: "Create Partner Data", vi: "Tạo dữ liệu đối tác" },
  right: "catPartnerdata.add",
  question: {
    en: "Create the partner of {name}, to whom advances and settlements are paid?",
    vi: "Tạo đối tác cho {name} để chi tạm ứng và thanh toán tạm ứng?",
  },
  done: { en: "Partner data created", vi: "Đã tạo dữ liệu đối tác" },
  run: async (client, userId) => {
    const { addPartnerFromUser } = await import("../contractLife.ts");
    return client.ask(addPartnerFromUser, { userId });
  },
};
