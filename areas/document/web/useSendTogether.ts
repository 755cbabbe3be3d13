import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import type { ManyAction } from "@fairway/ui/table/manyActions.ts";

const words = {
  send: { en: "Send to accounting", vi: "Gửi sang kế toán" },
  sure: {
    en: "Send {count} documents to accounting? They are closed for changes until accounting sends them back.",
    vi: "Gửi {count} chứng từ cho kế toán? Sẽ không sửa được cho đến khi kế toán trả lại.",
  },
} satisfies Record<string, Words>;

/** The action that sends ticked documents to accounting, each by itself. */
export function useSendTogether<Row extends { readonly id: string }>(
  call: CallSpec,
): ManyAction<Row> {
  const client = useClient();
  return {
    key: "account",
    words: words.send,
    sure: words.sure,
    each: (row) => client.ask(call, { ids: [row.id] } as never),
  };
}
