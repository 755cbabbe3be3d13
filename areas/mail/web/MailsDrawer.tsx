import { openEdoc } from "@fairway/areas/file/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { RichText } from "@fairway/ui/parts/RichText.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { cancelMail, mailsOfJob, sendAgain } from "../contract.ts";
import { type MailState, mailStates, type SentMail } from "../model/mail.ts";
import { type MailKindName, mailKind } from "../model/mailKinds.ts";
import "./mail.css";
import { mailWords as words } from "./words.ts";

const meanings = {
  Waiting: "waiting",
  Sent: "good",
  Failed: "bad",
  Canceled: "cancelled",
} as const satisfies Record<MailState, Status["meaning"]>;

/** The mails about a job: what was sent to whom, with every try. */
export default function MailsDrawer(props: {
  readonly job: ShipmentRecord;
  readonly mails: readonly SentMail[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { job, mails } = props;
  return (
    <SideDrawer
      size={640}
      isRead
      title={say(words.mailsOf, { jobNo: job.jobNo })}
      onClose={props.onClose}
    >
      {mails.length === 0 ? <EmptyState title={words.none} detail={words.noneDetail} /> : null}
      <ul className="fw-mails">
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </ul>
    </SideDrawer>
  );
}

function Mail({ mail }: { readonly mail: SentMail }) {
  const say = useSay();
  const { download } = useDownload();
  const confirm = useConfirm();
  const again = useVerb(sendAgain, { invalidates: [mailsOfJob] });
  const cancel = useVerb(cancelMail, { invalidates: [mailsOfJob] });
  const { id, version } = mail;
  const askCancel = async () => {
    const title = say(words.cancelSure, { to: mail.mailTo });
    const answers = { yes: words.cancel, no: words.cancelNo };
    const question = { title, detail: say(words.cancelDetail), ...answers, danger: true };
    if (await confirm(question)) cancel.mutate({ id, version });
  };
  return (
    <li className="fw-mail">
      <div className="fw-mail-head">
        <StatusTag words={mailStates[mail.state]} meaning={meanings[mail.state]} />
        <b>{say(mailKind(mail.kind as MailKindName).title)}</b>
        {mail.hwbno ? <span>{mail.hwbno}</span> : null}
        {mail.otherJobNos.length > 0 ? (
          <span>{say(words.withJobs, { jobNos: mail.otherJobNos.join(", ") })}</span>
        ) : null}
        <span className="fw-quiet">
          <InstantText instant={mail.datetimeCreated} /> {say(words.by, { user: mail.userName })}
        </span>
        {mail.may.includes("sendAgain") ? (
          <PlainButton busy={again.isPending} onClick={() => again.mutate({ id, version })}>
            {say(words.sendAgain)}
          </PlainButton>
        ) : null}
        {mail.may.includes("cancel") ? (
          <PlainButton busy={cancel.isPending} onClick={() => void askCancel()}>
            {say(words.cancel)}
          </PlainButton>
        ) : null}
        {mail.canceledAt ? (
          <span className="fw-quiet">
            <InstantText instant={mail.canceledAt} />{" "}
            {say(words.canceledBy, { user: mail.canceledName ?? "–" })}
          </span>
        ) : null}
      </div>
      <div>
        {say(words.to)}: {mail.mailTo}
        {mail.mailCc ? ` · ${say(words.cc)}: ${mail.mailCc}` : ""}
      </div>
      <details>
        <summary>{mail.subject}</summary>
        <div>
          <RichText text={mail.body} />
        </div>
      </details>
      {mail.files.map(({ name, fileId }, at) => (
        // The files of a mail never change their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
        <div key={at}>
          {fileId ? (
            <PlainButton
              kind="text"
              className="fw-mail-link"
              onClick={() => void download(openEdoc, { id: fileId })}
            >
              {name}
            </PlainButton>
          ) : (
            <span className="fw-quiet">
              {name} {say(words.deleted)}
            </span>
          )}
        </div>
      ))}
      {mail.attempts.every(({ error }) => error === null) ? null : (
        <ol className="fw-quiet" aria-label={say(words.attempts)}>
          {mail.attempts.map(({ triedAt, error }) => (
            <li key={triedAt}>
              <InstantText instant={triedAt} />: {error ?? say(words.delivered)}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
