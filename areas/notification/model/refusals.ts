import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";

const example = openServices.map(listHome)[0];

/** Why a message is refused. */
export const refuseNotification = refusals({
  "notification.nobody": {
    status: 400,
    en: "Choose at least one user, or send it to all users.",
    vi: "Hãy chọn ít nhất một người nhận, hoặc gửi cho tất cả.",
  },
  "notification.notAScreen": {
    status: 400,
    en: `Enter the address of a screen, e.g. ${example}.`,
    vi: `Hãy nhập địa chỉ một màn hình, ví dụ ${example}.`,
  },
});
