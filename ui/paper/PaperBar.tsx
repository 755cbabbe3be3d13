import type { RecordFormHandle } from "../form/useRecordForm.tsx";
import { useKeys } from "../palette/useKeys.ts";
import { InHeader, useMoreInHeader } from "../parts/InHeader.tsx";
import { MoreActions } from "../parts/MoreActions.tsx";
import { ActionButton, type PageAction } from "../parts/PageHeader.tsx";
import { partWords } from "../parts/partWords.ts";
import { useSay } from "../words/useSay.tsx";

const words = {
  unsaved: {
    en: "Save your changes first: the paper prints what is stored.",
    vi: "Hãy lưu thay đổi trước: chứng từ in nội dung đã lưu.",
  },
} as const;

const noMore: readonly PageAction[] = [];

/** The actions of a form that has a paper, in the header of the page: save, print and what is rarer. */
export function PaperBar(props: {
  readonly form: RecordFormHandle;
  /** Are there changes outside of the form, such as in a grid? */
  readonly isDirty?: boolean;
  readonly whyNot: string | null;
  /** Why there is nothing to print yet. */
  readonly whyNoPaper: string | null;
  readonly print: () => void;
  readonly more?: readonly PageAction[];
}) {
  const { form, isDirty = form.dirty, whyNot, whyNoPaper, more = noMore } = props;
  const say = useSay();
  const whyNotPrinted = whyNoPaper ?? (isDirty ? say(words.unsaved) : null);
  const print: PageAction = {
    words: partWords.print,
    keys: "alt+p",
    why: whyNotPrinted,
    run: () => {
      if (whyNotPrinted === null) props.print();
    },
  };
  const isInHeader = useMoreInHeader(more);
  useKeys([{ keys: "alt+p", words: partWords.print, run: print.run }]);
  return (
    <InHeader>
      <ActionButton
        type="primary"
        action={{
          words: partWords.save,
          keys: "mod+s",
          run: form.submit,
          busy: form.saving,
          why: whyNot,
        }}
      />
      <ActionButton action={print} />
      {more.length > 0 && !isInHeader ? (
        <MoreActions actions={more} start={(action) => action.run()} />
      ) : null}
    </InHeader>
  );
}
