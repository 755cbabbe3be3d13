import { registerDeputyType } from "@fairway/areas/access/model/deputyTypes.ts";

// The types of the deputies of this product; both doors of the area load them. A further one is
// registered by the area that declares it.
registerDeputyType("Advance", { en: "Advance", vi: "Tạm ứng" });
registerDeputyType("Settlement", {
  en: "Settlement",
  vi: "Thanh toán tạm ứng",
  former: ["Thanh toán"],
});
registerDeputyType("Unlock Shipment", { en: "Unlock shipment", vi: "Mở khóa lô hàng" });
