import { DeleteOutlined, EditOutlined, PaperClipOutlined, UploadOutlined } from "@ant-design/icons";
import { Button, Upload } from "antd";
import type { ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";
import { InstantText } from "./DayText.tsx";
import { partWords } from "./partWords.ts";
import { useConfirm } from "./useConfirm.ts";
import { Why } from "./Why.tsx";

/** A file kept with a record. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes?: number | null;
  /** The user's remark, next to the name. */
  readonly remark?: string | null;
  readonly userName?: string | null;
  readonly datetimeCreated?: string | null;
}

/** The files of a record: open, add, describe, delete after confirmation. */
export function FileList(props: {
  readonly files: readonly ListedFile[];
  readonly onOpen: (file: ListedFile) => void;
  /** Why the files cannot be changed; null when they can. */
  readonly why: string | null;
  readonly onUpload: (file: File) => void;
  readonly onEdit: (file: ListedFile) => void;
  readonly onDelete: (file: ListedFile) => void;
  readonly accept?: string;
  readonly uploading?: boolean;
  readonly extra?: ReactNode;
}) {
  const say = useSay();
  const confirm = useConfirm();
  const { why } = props;
  return (
    <div className="fw-files">
      <div className="fw-files-bar">
        <Why text={why}>
          <Upload
            showUploadList={false}
            multiple
            disabled={why !== null}
            {...(props.accept ? { accept: props.accept } : {})}
            beforeUpload={(file) => {
              props.onUpload(file);
              return false;
            }}
          >
            <Button
              icon={<UploadOutlined />}
              loading={props.uploading ?? false}
              disabled={why !== null}
            >
              {say(partWords.upload)}
            </Button>
          </Upload>
        </Why>
        {props.extra ?? null}
      </div>
      {props.files.length === 0 ? <div className="fw-quiet">{say(partWords.noFile)}</div> : null}
      <ul>
        {props.files.map((file) => (
          <li key={file.id}>
            <Button type="link" icon={<PaperClipOutlined />} onClick={() => props.onOpen(file)}>
              {file.name}
            </Button>
            <span>{file.remark ?? ""}</span>
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
              <Why text={why}>
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  disabled={why !== null}
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

function sizeText(bytes: number | null | undefined): string {
  if (!bytes) return "";
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
