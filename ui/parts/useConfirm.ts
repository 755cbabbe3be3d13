import type { Words } from "@fairway/core/words/words.ts";
import { App } from "antd";
import { useCallback } from "react";
import { useSay } from "../words/useSay.tsx";
import { partWords } from "./partWords.ts";

/** A question before something is done. */
export interface Question {
  readonly title: string;
  readonly detail?: string;
  readonly yes?: Words;
  readonly no?: Words;
  readonly danger?: boolean;
}

/** Asks a question: `if (await confirm({ title: say(words.sure) })) …`. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const say = useSay();
  return useCallback(
    (question) =>
      new Promise((answer) => {
        modal.confirm({
          title: question.title,
          content: question.detail,
          okText: say(question.yes ?? partWords.yes),
          cancelText: say(question.no ?? partWords.no),
          okButtonProps: { danger: question.danger ?? false },
          focusable: { autoFocusButton: question.danger ? "cancel" : "ok" },
          onOk: () => answer(true),
          onCancel: () => answer(false),
        });
      }),
    [modal, say],
  );
}
