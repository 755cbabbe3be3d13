import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { JobStrip } from "@fairway/areas/shipment/web/JobStrip.tsx";
import { useOwnAddress } from "@fairway/areas/shipment/web/useOwnAddress.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import type { MailDraft } from "../model/mail.ts";
import { drafts } from "./drafts.ts";
import { MailForm, useMailForm } from "./MailForm.tsx";
import { isOfJob, type MailPage as Page } from "./mailPages.ts";
import { templateWords } from "./templateWords.ts";
import { mailWords as words } from "./words.ts";

/** The page on which a mail about a job or one of its bills is written. */
export function MailPage({ page }: { readonly page: Page }) {
  const jobId = useParam("jobId");
  const asked = useAsk(getShipment, { id: jobId });
  const isMoving = useOwnAddress(asked.data);
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data || isMoving) return <PageSkeleton />;
  return <DraftedMail page={page} job={asked.data} />;
}

function DraftedMail({ page, job }: { readonly page: Page; readonly job: ShipmentRecord }) {
  const hblId = useParam("hblId");
  const [language, setLanguage] = useState<Language>(useLanguage());
  const service = serviceOf(job.transactionType);
  const isOfBill = !isOfJob(page, service);
  const call = drafts[page.kind][service.family];
  if (!call) throw new Error(`${job.transactionType} has no page for ${page.kind}`);
  const ask = { jobId: job.id, language, ...(isOfBill ? { hblId } : {}) };
  const found = useAsk(call, ask);
  const { go } = useAddress();
  const home = isOfBill ? `${jobHome(job)}/hbl/${hblId}` : jobHome(job);
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  return (
    <Written
      page={page}
      job={job}
      back={home}
      draft={found.data}
      language={language}
      onLanguage={setLanguage}
      onSent={() => go(home)}
    />
  );
}

function Written(props: {
  readonly page: Page;
  readonly job: ShipmentRecord;
  readonly back: string;
  readonly draft: MailDraft;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onSent: () => void;
}) {
  const { page, job, draft, language } = props;
  const say = useSay();
  const { go } = useAddress();
  const { may } = useSession();
  const form = useMailForm(draft, language, props.onSent);
  return (
    <div className="fw-page">
      <JobStrip
        job={job}
        title={say(page.words)}
        back={props.back}
        onlyFacts
        primary={{
          words: words.send,
          keys: "mod+enter",
          run: form.submit,
          busy: form.saving,
          why: draft.may.includes("send") ? null : say(words.mayNot),
        }}
        actions={[
          may("sysMail.list")
            ? { words: templateWords.settings, run: () => go("/home/system/mail-templates") }
            : null,
        ]}
      />
      <MailForm form={form} draft={draft} language={language} onLanguage={props.onLanguage} />
    </div>
  );
}
