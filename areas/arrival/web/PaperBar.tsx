import type { RecordFormHandle } from "@fairway/ui/form/useRecordForm.tsx";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { InHeader } from "@fairway/ui/parts/InHeader.tsx";
import { MoreActions } from "@fairway/ui/parts/MoreActions.tsx";
import { ActionButton, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { words } from "./words.ts";

/** The actions of a paper of a bill in the header of the page: save, print and what is rarer. */
export function PaperBar(props: {
  readonly form: RecordFormHandle;
  readonly isDirty: boolean;
  readonly isStored: boolean;
  readonly whyNot: string | null;
  readonly print: () => void;
  readonly more?: readonly PageAction[];
}) {
  const { form, whyNot, more = [] } = props;
  const say = useSay();
  const whyNotPrinted = props.isStored
    ? props.isDirty
      ? say(words.unsaved)
      : null
    : say(words.saveFirst);
  const print: PageAction = {
    words: words.print,
    keys: "alt+p",
    why: whyNotPrinted,
    run: () => {
      if (whyNotPrinted === null) props.print();
    },
  };
  useKeys([{ keys: "alt+p", words: words.print, run: print.run }]);
  return (
    <InHeader>
      <ActionButton
        type="primary"
        action={{
          words: words.save,
          keys: "mod+s",
          run: form.submit,
          busy: form.saving,
          why: whyNot,
        }}
      />
      <ActionButton action={print} />
      {more.length > 0 ? <MoreActions actions={more} start={(action) => action.run()} /> : null}
    </InHeader>
  );
}
