import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ConfirmButton } from "@fairway/ui/parts/ConfirmButton.tsx";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Mentions } from "antd";
import { useEffect, useRef, useState } from "react";
import {
  addComment,
  colleaguesOfJob,
  commentsOfJob,
  deleteComment,
  updateComment,
} from "../contract.ts";
import { type JobComment, mostText } from "../model/jobComment.ts";
import { piecesOf } from "../model/mentionedIn.ts";
import "./comments.css";
import { commentWords as words } from "./words.ts";

const invalidates = [commentsOfJob];

/** The comments of a job, with the field for the next one. */
export default function CommentDrawer(props: {
  readonly job: ShipmentRecord;
  readonly comments: readonly JobComment[];
  /** The text of the next comment. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { job, comments, typed, onType } = props;
  const say = useSay();
  const [editing, setEditing] = useState<{ comment: JobComment; text: string } | null>(null);
  const colleagues = useAsk(colleaguesOfJob, { jobId: job.id }, { quiet: true });
  const add = useVerb(addComment, { invalidates, onDone: () => onType("") });
  const update = useVerb(updateComment, { invalidates, onDone: () => setEditing(null) });
  const remove = useVerb(deleteComment, { invalidates });
  const text = editing ? editing.text : typed;
  const setText = (next: string) =>
    editing ? setEditing({ ...editing, text: next }) : onType(next);
  const isBusy = add.isPending || update.isPending;
  const send = () => {
    if (!text.trim() || isBusy) return;
    if (!editing) add.mutate({ jobId: job.id, text });
    else update.mutate({ id: editing.comment.id, version: editing.comment.version, text });
  };
  const last = useRef<HTMLOListElement>(null);
  const { length } = comments;
  useEffect(() => {
    if (length > 0) last.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [length]);
  return (
    <SideDrawer
      size={480}
      title={say(words.title, { jobNo: job.jobNo })}
      onClose={props.onClose}
      primary={{
        words: editing ? words.save : words.send,
        run: send,
        busy: isBusy,
        why: text.trim() ? null : say(words.empty),
      }}
      actions={[editing ? { words: words.stopEditing, run: () => setEditing(null) } : null]}
    >
      <div className="fw-comments">
        {length === 0 ? <EmptyState title={words.none} detail={words.noneDetail} /> : null}
        <ol className="fw-comments-list" ref={last}>
          {comments.map((comment) => (
            <li key={comment.id} className="fw-comment">
              <div className="fw-comment-head">
                <b>{comment.authorName}</b>
                <span className="fw-quiet">
                  <InstantText instant={comment.datetimeCreated} />
                  {comment.version > 1 ? ` · ${say(words.edited)}` : ""}
                </span>
                {comment.may.includes("update") ? (
                  <Button
                    size="small"
                    type="link"
                    onClick={() => setEditing({ comment, text: comment.text })}
                  >
                    {say(words.edit)}
                  </Button>
                ) : null}
                {comment.may.includes("delete") ? (
                  <ConfirmButton
                    size="small"
                    type="link"
                    danger
                    words={words.delete}
                    question={{ title: say(words.deleteAsk), danger: true }}
                    run={() => remove.mutate({ id: comment.id })}
                  />
                ) : null}
              </div>
              <div className="fw-comment-text">
                <Pieces comment={comment} />
              </div>
            </li>
          ))}
        </ol>
        <div>
          <Mentions
            aria-label={say(words.write)}
            placeholder={say(words.write)}
            value={text}
            onChange={setText}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              send();
            }}
            autoFocus
            maxLength={mostText}
            autoSize={{ minRows: 3, maxRows: 10 }}
            notFoundContent={say(words.nobody)}
            filterOption={(said, option) => fold(String(option.key)).includes(fold(said))}
            options={(colleagues.data ?? []).map(({ userName, name }) => ({
              key: `${name} ${userName}`,
              value: userName,
              label: `${name} · ${userName}`,
            }))}
          />
          <div className="fw-quiet">{say(words.hint)}</div>
        </div>
      </div>
    </SideDrawer>
  );
}

/** The text of a comment with its mentions by name. */
function Pieces({ comment }: { readonly comment: JobComment }) {
  return piecesOf(comment.text, comment.mentioned).map(({ text, mentions }, at) =>
    mentions ? (
      // The pieces of a text never change their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is read in order
      <b key={at} className="fw-comment-mention" title={text}>
        @{mentions.name}
      </b>
    ) : (
      text
    ),
  );
}
