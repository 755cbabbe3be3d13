import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import CopiedAddresses from "./CopiedAddresses.tsx";
import MailTemplates from "./MailTemplates.tsx";
import { templateWords as words } from "./templateWords.ts";

/** The texts of mails, and who gets them in copy. */
export default function MailSettings() {
  return (
    <TabbedPages
      tabs={[
        { key: "texts", words: words.title, content: () => <MailTemplates /> },
        { key: "copies", words: words.copies, content: () => <CopiedAddresses /> },
      ]}
    />
  );
}
