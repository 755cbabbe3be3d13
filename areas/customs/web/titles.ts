import type { Words } from "@fairway/core/words/words.ts";

/** The titles of the screens. */
export const titles = {
  list: { en: "Customs declarations", vi: "Tờ khai hải quan" },
  declaration: { en: "Customs declaration", vi: "Tờ khai hải quan" },
  create: { en: "New customs declaration", vi: "Thêm tờ khai hải quan" },
  import: { en: "Import customs declarations", vi: "Nhập tờ khai hải quan từ Excel" },
  ecus: { en: "Declarations from ECUS", vi: "Tờ khai từ ECUS" },
  connections: { en: "ECUS connections", vi: "Kết nối ECUS" },
} as const satisfies Record<string, Words>;
