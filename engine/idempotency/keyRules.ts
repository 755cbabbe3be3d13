import { sql } from "kysely";
import type { BookRule } from "../kept/bookRule.ts";

/** What the books recount of the keys of repeated requests. */
export const keyRules: readonly BookRule[] = [
  {
    title: {
      en: "a key that is kept has its answer",
      vi: "mỗi khóa chống gửi lặp được lưu đều có câu trả lời",
    },
    breaches: (companyId) => sql`
      select key_hash from idempotency_key where company_id = ${companyId} and answer is null`,
  },
];
