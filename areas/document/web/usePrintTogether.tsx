import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import type { ManyAction } from "@fairway/ui/table/manyActions.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useState } from "react";
import { mostTogether } from "../model/papersTogether.ts";

const words = {
  print: { en: "Print", vi: "In" },
  title: {
    en: "{count, plural, one {# paper} other {# papers}}",
    vi: "{count} chứng từ",
  },
  tooMany: {
    en: "At most {most} are printed together; {count} are ticked. The first {most} are shown.",
    vi: "In cùng lúc tối đa {most} chứng từ, đang chọn {count}. Hiển thị {most} chứng từ đầu.",
  },
} satisfies Record<string, Words>;

/**
 * The action that prints the ticked documents of a list as one file, and the viewer of the file.
 *
 * Shape: the call takes `ids`, unless `askOf` names the documents in another way.
 */
export function usePrintTogether<Row extends { readonly id: string }>(
  call: CallSpec,
  {
    askOf = idsOf,
    label = words.print,
  }: {
    readonly askOf?: (rows: readonly Row[]) => object;
    /** The name of another printing of the same documents. */
    readonly label?: Words;
  } = {},
): { readonly action: ManyAction<Row>; readonly viewer: ReactNode } {
  const say = useSay();
  const client = useClient();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const printed = rows.slice(0, mostTogether);
  const load = (language: Language) =>
    client.download(call, { ...askOf(printed), language } as never);
  const facts = { count: rows.length, most: mostTogether };
  return {
    action: {
      key: label === words.print ? "print" : `print ${label.en}`,
      words: label,
      all: setRows,
    },
    viewer:
      rows.length > 0 ? (
        <PaperViewer
          title={say(words.title, { count: printed.length })}
          version={printed.map(({ id }) => id).join()}
          load={load}
          onClose={() => setRows([])}
          {...(rows.length > mostTogether ? { settings: say(words.tooMany, facts) } : {})}
        />
      ) : null,
  };
}

const idsOf = (rows: readonly { readonly id: string }[]) => ({ ids: rows.map(({ id }) => id) });
