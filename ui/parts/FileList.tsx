import {
  DeleteOutlined,
  EditOutlined,
  InboxOutlined,
  PaperClipOutlined,
  UploadOutlined,
} from "@ant-design/icons";
import type { Words } from "@fairway/core/words/words.ts";
import { Alert, Button, Select } from "antd";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useSay } from "../words/useSay.tsx";
import { InstantText } from "./DayText.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { partWords } from "./partWords.ts";
import { useConfirm } from "./useConfirm.ts";
import { Why } from "./Why.tsx";

/** A file kept with a record. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes?: number | null;
  /** The kind of document. */
  readonly kind?: string | null;
  /** The part of the record that the file belongs to, such as a house bill. */
  readonly part?: string | null;
  /** The user's remark, next to the name. */
  readonly remark?: string | null;
  readonly userName?: string | null;
  readonly datetimeCreated?: string | null;
  /** Why it may not be deleted. */
  readonly whyKept?: string;
}

/** Which files are taken, checked before they are sent. */
export interface FileLimits {
  /** Endings such as `.pdf`. */
  readonly endings: readonly string[];
  readonly megabytes: number;
}

/** The parts of a record, each with files of its own. */
export interface FileParts {
  readonly label: Words;
  /** What the record itself is called. */
  readonly whole: Words;
  readonly of: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  readonly files: readonly ListedFile[];
  readonly onOpen: (file: ListedFile) => void;
  /** Why the files cannot be changed; null when they can. */
  readonly why: string | null;
  /** Sends one file; answers why it was refused. */
  readonly onUpload: (
    file: File,
    kind: string | null,
    part: string | null,
  ) => Promise<string | null>;
  readonly onEdit: (file: ListedFile) => void;
  readonly onDelete: (file: ListedFile) => void;
  /** The kinds of document that a file may be. */
  readonly kinds?: Readonly<Record<string, Words>>;
  /** Every file has a kind, which is chosen first. */
  readonly mustHaveKind?: boolean;
  /** The parts of the record to which files may belong. */
  readonly parts?: FileParts;
  readonly limits?: FileLimits;
  readonly extra?: ReactNode;
}

/** The files of a record: drop or choose several, open, describe, delete after confirmation. */
export function FileList(props: Props) {
  const say = useSay();
  const confirm = useConfirm();
  const kindId = useId();
  const partId = useId();
  const { why, kinds, parts, limits, files } = props;
  const [kind, setKind] = useState<string | null>(null);
  const [part, setPart] = useState<string | null>(null);
  const adding = useAdding(props, kind, part);
  const drop = useDrop(why === null, adding.add);
  const chooser = useRef<HTMLInputElement>(null);
  const choose = (
    <Why text={why}>
      <Button
        icon={<UploadOutlined />}
        loading={adding.left > 0}
        disabled={why !== null}
        onClick={() => chooser.current?.click()}
      >
        {say(partWords.upload)}
      </Button>
    </Why>
  );
  return (
    <div className={`fw-files${drop.isOver ? " fw-files-over" : ""}`} {...drop.handlers}>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={say(partWords.upload)}
        {...(limits ? { accept: limits.endings.join(",") } : {})}
        onChange={(event) => {
          adding.add([...(event.target.files ?? [])]);
          // The same file can be chosen again after a refusal.
          event.target.value = "";
        }}
      />
      <div className="fw-files-bar">
        {kinds && why === null ? (
          <>
            <label htmlFor={kindId}>{say(partWords.fileKind)}</label>
            <Select
              id={kindId}
              className="fw-files-kind"
              allowClear
              showSearch={{ optionFilterProp: "label" }}
              placeholder={say(partWords.fileKindHint)}
              value={kind}
              options={Object.entries(kinds).map(([value, label]) => ({
                value,
                label: say(label),
              }))}
              onChange={(value: string | undefined) => setKind(value ?? null)}
            />
          </>
        ) : null}
        {parts && parts.of.length > 0 && why === null ? (
          <>
            <label htmlFor={partId}>{say(parts.label)}</label>
            <Select
              id={partId}
              className="fw-files-kind"
              showSearch={{ optionFilterProp: "label" }}
              value={part ?? ""}
              options={[{ value: "", label: say(parts.whole) }, ...parts.of]}
              onChange={(value: string) => setPart(value || null)}
            />
          </>
        ) : null}
        {choose}
        {props.extra ?? null}
        {why === null && files.length > 0 ? (
          <span className="fw-quiet">{say(partWords.dropHint)}</span>
        ) : null}
      </div>
      {adding.refused.length > 0 ? (
        <Alert
          type="error"
          showIcon
          closable={{ onClose: adding.forget }}
          title={say(partWords.notAdded, { count: adding.refused.length })}
          description={
            <ul>
              {adding.refused.map((each) => (
                <li key={each.key}>{each.reason}</li>
              ))}
            </ul>
          }
        />
      ) : null}
      {drop.isOver ? (
        <div className="fw-files-drop">
          <InboxOutlined aria-hidden />
          {kind && kinds?.[kind]
            ? say(partWords.dropAs, { kind: say(kinds[kind]) })
            : say(partWords.dropHere)}
        </div>
      ) : null}
      {files.length === 0 ? (
        why === null ? (
          <EmptyState title={partWords.noFile} detail={emptyDetail(limits)} />
        ) : (
          <EmptyState title={partWords.noFile} />
        )
      ) : null}
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <Button
              type="link"
              icon={<PaperClipOutlined />}
              title={file.name}
              onClick={() => props.onOpen(file)}
            >
              {file.name}
            </Button>
            <span>{[file.kind, file.part, file.remark].filter(Boolean).join(" · ")}</span>
            <span className="fw-quiet">{sizeText(file.bytes)}</span>
            <span className="fw-quiet">{file.userName ?? ""}</span>
            <span className="fw-quiet">
              <InstantText instant={file.datetimeCreated} />
            </span>
            <span className="fw-files-do">
              <Why text={why}>
                <Button
                  type="text"
                  icon={<EditOutlined />}
                  disabled={why !== null}
                  aria-label={say(partWords.describeFile, { name: file.name })}
                  onClick={() => props.onEdit(file)}
                />
              </Why>
              <Why text={why ?? file.whyKept ?? null}>
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  disabled={why !== null || file.whyKept !== undefined}
                  aria-label={say(partWords.removeFile, { name: file.name })}
                  onClick={async () => {
                    const title = say(partWords.removeFile, { name: file.name });
                    if (await confirm({ title, danger: true })) props.onDelete(file);
                  }}
                />
              </Why>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sends files one after the other and keeps the reasons of those that were refused. */
function useAdding(
  props: Pick<Props, "onUpload" | "limits" | "mustHaveKind">,
  kind: string | null,
  part: string | null,
) {
  const say = useSay();
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState<readonly { key: number; reason: string }[]>([]);
  const next = useRef(0);
  const refuse = (reason: string) => {
    next.current += 1;
    const key = next.current;
    setRefused((before) => [...before, { key, reason }]);
  };
  const add = async (files: readonly File[]) => {
    setRefused([]);
    if (props.mustHaveKind && !kind) {
      refuse(say(partWords.kindFirst));
      return;
    }
    setLeft(files.length);
    for (const file of files) {
      const reason = whyNotSent(file, props.limits);
      const fault = reason
        ? say(reason, { name: file.name, ...limitFacts(props.limits) })
        : await props.onUpload(file, kind, part);
      if (fault) refuse(fault);
      setLeft((count) => count - 1);
    }
  };
  return {
    add: (files: readonly File[]) => void add(files),
    left,
    refused,
    forget: () => setRefused([]),
  };
}

/** The whole section takes files that are dragged over it. */
function useDrop(takes: boolean, add: (files: readonly File[]) => void) {
  // Entering a child leaves its parent, so entries are counted.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const set = (to: number) => {
    depth.current = Math.max(0, to);
    setOver(depth.current > 0);
  };
  const isFiles = (event: DragEvent) => takes && event.dataTransfer.types.includes("Files");
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => isFiles(event) && set(depth.current + 1),
      onDragLeave: (event: DragEvent) => isFiles(event) && set(depth.current - 1),
      onDragOver: (event: DragEvent) => {
        // Also without the right: the browser would otherwise leave the page for the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = takes ? "copy" : "none";
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        set(0);
        if (takes) add([...event.dataTransfer.files]);
      },
    },
  };
}

function whyNotSent(file: File, limits: FileLimits | undefined): Words | null {
  if (file.size === 0) return partWords.fileEmpty;
  if (!limits) return null;
  const name = file.name.toLowerCase();
  if (!limits.endings.some((ending) => name.endsWith(ending))) return partWords.fileKindRefused;
  return file.size >= limits.megabytes * 1_048_576 ? partWords.fileTooLarge : null;
}

const limitFacts = (limits: FileLimits | undefined) => ({
  megabytes: limits?.megabytes,
  endings: limits?.endings.map((ending) => ending.slice(1)).join(", "),
});

function emptyDetail(limits: FileLimits | undefined): Words {
  if (!limits) return partWords.dropHint;
  const most = String(limits.megabytes);
  const filled = (text: string) => text.replace("{megabytes}", most);
  return { en: filled(partWords.dropFirst.en), vi: filled(partWords.dropFirst.vi) };
}

function sizeText(bytes: number | null | undefined): string {
  if (!bytes) return "";
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
