import { FilesSection } from "@fairway/areas/file/web/FilesSection.tsx";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import type { DocumentKind } from "../model/documentKind.ts";

/** The files of a document; they are read-only once the accounting system has it. Rule DO-5. */
export function DocumentFiles<Doc extends DocumentHead>(props: {
  readonly kind: DocumentKind<Doc>;
  readonly id: string;
  readonly number: string;
  /** True when the accounting system has the document. */
  readonly isSynced: boolean;
}) {
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { kind, id, number, isSynced } = props;
  const why = isSynced
    ? kind.refusals.synced({ number, isSynced, state: "" }).say(language)
    : whyNot(kind.rights.write);
  return <FilesSection owner={{ ...kind.files, objectId: id }} why={why} />;
}
