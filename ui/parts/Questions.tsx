import { Modal } from "antd";
import { useEffect } from "react";
import { useSay } from "../words/useSay.tsx";
import { showQuestionsWith } from "./asking.ts";
import { partWords } from "./partWords.ts";

/** The place where questions appear. */
export function Questions() {
  const say = useSay();
  const [modal, holder] = Modal.useModal();
  useEffect(
    () =>
      showQuestionsWith(({ question, answer }) => {
        const dialog = modal.confirm({
          title: question.title,
          content: question.detail ? (
            <span className="fw-question-detail">{question.detail}</span>
          ) : undefined,
          okText: say(question.yes ?? partWords.yes),
          cancelText: say(question.no ?? partWords.no),
          okButtonProps: { danger: question.danger ?? false },
          focusable: { autoFocusButton: question.danger ? "cancel" : "ok" },
          onOk: () => answer(true),
          onCancel: () => answer(false),
        });
        return () => dialog.destroy();
      }),
    [modal, say],
  );
  return holder;
}
