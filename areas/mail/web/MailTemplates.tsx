import { sayInstant } from "@fairway/core/words/dates.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { lazy, Suspense, useState } from "react";
import { listTemplates } from "../contract.ts";
import { mailKind } from "../model/mailKinds.ts";
import type { ShownTemplate } from "../model/mailTemplateShapes.ts";
import { familyWords } from "./familyWords.ts";
import { languageNames } from "./languageNames.ts";
import "./mail.css";
import { templateWords as words } from "./templateWords.ts";

const TemplateDrawer = lazy(() => import("./TemplateDrawer.tsx"));

const keyOf = ({ kind, family, language }: ShownTemplate) => `${kind} ${family} ${language}`;

/** The texts of all mails, in one language at a time. */
export default function MailTemplates() {
  const say = useSay();
  const { timeZone } = useSession();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [opened, setOpened] = useState<string | null>(null);
  const found = useAsk(listTemplates, {});
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  const edited = found.data.find((each) => keyOf(each) === opened);
  return (
    <div className="fw-page">
      <PageHeader title={say(words.settings)} />
      <p className="fw-quiet">{say(words.about)}</p>
      <div>
        <Segmented value={language} onChange={setLanguage} options={languageNames} />
      </div>
      <div className="fw-card">
        <PlainTable
          rows={found.data.filter((each) => each.language === language)}
          rowKey={keyOf}
          columns={[
            {
              key: "kind",
              title: say(words.kind),
              read: (row) => (
                <PlainButton
                  kind="text"
                  className="fw-mail-link"
                  onClick={() => setOpened(keyOf(row))}
                >
                  {say(mailKind(row.kind).title)}
                </PlainButton>
              ),
            },
            {
              key: "family",
              title: say(words.family),
              read: (row) => say(familyWords[row.family]),
            },
            { key: "subject", title: say(words.subject), read: (row) => row.subject },
            {
              key: "changed",
              title: say(words.changed),
              read: (row) =>
                row.datetimeModified ? (
                  `${sayInstant(row.datetimeModified, timeZone)} ${row.userNameModified ?? ""}`
                ) : (
                  <span className="fw-quiet">{say(words.given)}</span>
                ),
            },
          ]}
        />
      </div>
      {edited ? (
        <Suspense fallback={null}>
          <TemplateDrawer key={keyOf(edited)} template={edited} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
