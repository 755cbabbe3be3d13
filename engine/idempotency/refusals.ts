import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a request with an idempotency key is refused. */
export const refuseKey = refusals({
  "idempotency.malformedKey": {
    status: 400,
    en: "The Idempotency-Key must be 8 to 200 letters, digits or signs without blanks.",
    vi: "Idempotency-Key phải gồm 8 đến 200 chữ, số hoặc ký hiệu, không có khoảng trắng.",
  },
  "idempotency.otherRequest": {
    status: 422,
    en: "This Idempotency-Key was used for a different request. Send a new key.",
    vi: "Idempotency-Key này đã dùng cho một yêu cầu khác. Hãy gửi khóa mới.",
  },
});
