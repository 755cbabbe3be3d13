import { Said } from "@fairway/ui/words/Said.tsx";
import { named } from "@fairway/core/words/named.ts";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { DocumentStatus } from "@fairway/areas/document/web/DocumentStatus.tsx";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { HistoryDrawer } from "@fairway/ui/history/HistoryButton.tsx";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { DayDialog } from "@fairway/ui/parts/DayDialog.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useState } from "react";
import {
  combineHistory,
  confirmCombine,
  deleteCombine,
  exportCombineOps,
  exportCombineShipment,
  getCombine,
  pageCombines,
  previewConfirm,
  previewDebit,
  updateCombine,
} from "../contract.ts";
import type { CombineDetail } from "../model/combine.ts";
import { combineKind } from "../model/combineKind.ts";
import { CombineForm } from "./CombineForm.tsx";
import { DocumentTable } from "./DocumentTable.tsx";
import { NetPosition } from "./NetPosition.tsx";
import { useCombineHome } from "./useCombineHome.ts";
import { combineWords as words } from "./words.ts";
import "@fairway/areas/soa/web/soa.css";

/** A combined billing: its documents, and what can be done with it. */
export default function CombineDetailScreen() {
  const id = useParam("id");
  const asked = useAsk(getCombine, { id });
  const [isEditing, setEditing] = useState(false);
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <PageSkeleton />;
  return isEditing ? (
    <Edit billing={asked.data} onDone={() => setEditing(false)} />
  ) : (
    <Page billing={asked.data} onEdit={() => setEditing(true)} />
  );
}

function Edit(props: { readonly billing: CombineDetail; readonly onDone: () => void }) {
  const say = useSay();
  const home = useCombineHome();
  const { billing, onDone } = props;
  const { id, combineBillingNo: no } = billing;
  // The documents in the form are those of this version; a newer one that arrives meanwhile is a conflict.
  const [version] = useState(billing.version);
  const update = useVerb(updateCombine, {
    invalidates: [getCombine, pageCombines],
    onDone: () => {
      toast.success(say(words.saved, { no }));
      onDone();
    },
  });
  return (
    <CombineForm
      billing={billing}
      title={`${say(words.combine)} ${no}`}
      back={home}
      isSaving={update.isPending}
      onSave={({ description, documentIds }) =>
        update.mutate({ id, version, description, documentIds })
      }
      onStop={onDone}
    />
  );
}

type Open = "debit" | "confirmPaper" | "confirm" | "remove" | "history" | null;

function Page({
  billing,
  onEdit,
}: {
  readonly billing: CombineDetail;
  readonly onEdit: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const home = useCombineHome();
  const { download, underWay } = useDownload();
  const [open, setOpen] = useState<Open>(null);
  const { id, version, combineBillingNo: no, partnerId, may } = billing;
  const isPrinted = may.includes("print");
  const remove = useVerb(deleteCombine, {
    invalidates: [getCombine, pageCombines],
    onDone: () => {
      toast.success(say(words.removed, { no }));
      setOpen(null);
    },
  });
  const confirm = useVerb(confirmCombine, {
    invalidates: [getCombine, pageCombines],
    onDone: ({ data }) => {
      toast.success(say(data.billingDate ? words.confirmed : words.takenBack, { no }));
      setOpen(null);
    },
  });
  const close = () => setOpen(null);
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.combine)} ${no}`}
        back={home}
        status={<DocumentStatus kind={combineKind} document={billing} />}
        facts={<NetPosition {...billing} />}
        primary={may.includes("update") ? { words: words.edit, run: onEdit } : null}
        actions={[
          may.includes("confirm") && { words: words.confirm, run: () => setOpen("confirm") },
          may.includes("takeBack") && {
            words: words.takeBack,
            busy: confirm.isPending,
            run: () => confirm.mutate({ id, version, billingDate: null }),
          },
          isPrinted && { words: words.printDebit, keys: "mod+p", run: () => setOpen("debit") },
          isPrinted && { words: words.printConfirm, run: () => setOpen("confirmPaper") },
          isPrinted && {
            words: words.exportOps,
            run: () => void download(exportCombineOps, { id, currency: localCurrency }),
          },
          isPrinted && {
            words: words.exportShipment,
            run: () => void download(exportCombineShipment, { id, currency: localCurrency }),
          },
          isPrinted && {
            words: words.exportShipmentUsd,
            run: () => void download(exportCombineShipment, { id, currency: secondCurrency }),
          },
          {
            words: words.exportOfPartner,
            run: () => void download(exportCombineShipment, { partnerId, currency: localCurrency }),
          },
          { words: words.history, run: () => setOpen("history") },
        ]}
        dangerous={[
          may.includes("cancel") && { words: words.remove, run: () => setOpen("remove") },
        ]}
      />
      {underWay}
      <Head billing={billing} />
      <Section title={words.documents} columns={1}>
        {billing.hiddenCount > 0 ? (
          <Alert type="info" showIcon title={say(words.hidden, { count: billing.hiddenCount })} />
        ) : null}
        <DocumentTable lines={billing.shipments} />
      </Section>
      <DocumentFiles
        kind={combineKind}
        id={id}
        number={no}
        isSynced={billing.syncStatus === "Synced"}
      />
      {open === "confirm" ? (
        <DayDialog
          title={say(words.confirmTitle, { no })}
          detail={say(words.confirmDetail)}
          label={words.billingDate}
          yes={words.confirm}
          busy={confirm.isPending}
          onGiven={(billingDate) => confirm.mutate({ id, version, billingDate })}
          onClose={close}
        />
      ) : null}
      {open === "debit" ? (
        <PaperViewer
          title={no}
          load={(language) => client.download(previewDebit, { id, language })}
          onClose={close}
        />
      ) : null}
      {open === "confirmPaper" ? (
        <PaperViewer
          title={no}
          load={(language) => client.download(previewConfirm, { combineBillingNo: no, language })}
          onClose={close}
        />
      ) : null}
      {open === "history" ? (
        <HistoryDrawer call={combineHistory} id={id} what={no} onClose={close} />
      ) : null}
      {open === "remove" ? (
        <ReasonDialog
          title={say(words.removeTitle, { no })}
          detail={say(words.removeDetail)}
          yes={words.remove}
          no={words.keep}
          busy={remove.isPending}
          onGiven={(reason) => remove.mutate({ id, version, reason })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Head({ billing }: { readonly billing: CombineDetail }) {
  return (
    <Section title={words.combine} columns={1}>
      <div className="fw-soa-facts">
        <Fact name={words.partner}>{billing.partnerName}</Fact>
        <Fact name={words.creator}>
          <Said words={named(billing.userNameCreated, billing.userNameCreatedVn ?? null)} />
        </Fact>
        <Fact name={words.created}>
          <InstantText instant={billing.datetimeCreated} />
        </Fact>
        <Fact name={words.billingDate}>
          {billing.billingDate ? <DayText day={billing.billingDate} /> : null}
        </Fact>
        <Fact name={words.description}>{billing.description}</Fact>
        {billing.reasonCancel ? <Fact name={words.reason}>{billing.reasonCancel}</Fact> : null}
      </div>
    </Section>
  );
}
