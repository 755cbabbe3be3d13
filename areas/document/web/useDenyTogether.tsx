import type { Words } from "@fairway/core/words/words.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { ManyAction } from "@fairway/ui/table/manyActions.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useRef, useState } from "react";

const words = {
  deny: { en: "Deny", vi: "Từ chối" },
  denied: { en: "Denied: {numbers}.", vi: "Đã từ chối: {numbers}." },
  keep: { en: "Back", vi: "Quay lại" },
} satisfies Record<string, Words>;

/** The action that denies documents with one comment, as accounting, and its dialog. */
export function useDenyTogether<Row extends { readonly id: string }>(
  call: CallSpec,
  spec: {
    /** Names the documents by their `{count}`. */
    readonly title: Words;
    readonly invalidates: readonly CallSpec[];
  },
): {
  readonly action: ManyAction<Row>;
  readonly open: (rows: readonly Row[]) => void;
  readonly dialog: ReactNode;
} {
  const say = useSay();
  const [denied, setDenied] = useState<readonly Row[]>([]);
  // The ticks of the rows go with the denial.
  const keep = useRef<(rows: readonly Row[]) => void>(() => undefined);
  const deny = useVerb(call, {
    invalidates: spec.invalidates,
    onDone: (answer) => {
      const { data } = answer as { readonly data: readonly string[] };
      toast.success(say(words.denied, { numbers: data.join(", ") }));
      keep.current([]);
      setDenied([]);
    },
  });
  return {
    action: {
      key: "deny",
      words: words.deny,
      all: (rows, keepTicked) => {
        keep.current = keepTicked;
        setDenied(rows);
      },
    },
    open: setDenied,
    dialog:
      denied.length > 0 ? (
        <ReasonDialog
          title={say(spec.title, { count: denied.length })}
          yes={words.deny}
          no={words.keep}
          busy={deny.isPending}
          required
          onGiven={(comment) => deny.mutate({ comment, ids: denied.map(({ id }) => id) } as never)}
          onClose={() => setDenied([])}
        />
      ) : null,
  };
}
