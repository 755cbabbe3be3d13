import { DeleteOutlined, UploadOutlined } from "@ant-design/icons";
import type { Attached } from "@fairway/core/resource/file/fileCalls.ts";
import { say } from "@fairway/core/words/words.ts";
import { Button, Space } from "antd";
import { useState } from "react";
import { useClient } from "../../client/client.ts";
import { FieldFrame } from "../../form/FieldFrame.tsx";
import { FileButton } from "../../parts/FileButton.tsx";
import { partWords } from "../../parts/partWords.ts";
import { toast } from "../../parts/toast.ts";
import { useSay } from "../../words/useSay.tsx";
import { frameOf, type KindInputProps } from "../kind.ts";
import { callsOf, FileLink, heldFile } from "./FileLink.tsx";

const fileHint = { en: "{kinds}; at most {kilobytes} kB", vi: "{kinds}; tối đa {kilobytes} kB" };

/** Uploads a file at once and puts its id into the form; saving the form attaches it to the record. */
export function FileInput(props: KindInputProps) {
  const { endings = [], kilobytes = 0 } = props.spec.keeps ?? {};
  const rule = { kinds: endings.join(", "), kilobytes };
  const hint = {
    en: say(fileHint, "en", rule),
    vi: say(fileHint, "vi", rule),
  };
  return (
    <FieldFrame hint={hint} {...frameOf(props)}>
      {({ field, id, disabled }) => (
        <Choose
          {...props}
          id={id}
          disabled={disabled}
          value={(field.value as string | null) || null}
          onChange={field.onChange}
        />
      )}
    </FieldFrame>
  );
}

function Choose(
  props: KindInputProps & {
    readonly id: string;
    readonly value: string | null;
    readonly onChange: (id: string | null) => void;
  },
) {
  const { name, spec, row, id, value, onChange, disabled } = props;
  const inWords = useSay();
  const client = useClient();
  const [sent, setSent] = useState<Attached | null>(null);
  const [busy, setBusy] = useState(false);
  const label = inWords(spec.label);
  const send = async (file: File) => {
    setBusy(true);
    try {
      const answer = await client.upload(callsOf(spec).attach, { field: name }, file);
      setSent(answer.data);
      onChange(answer.data.id);
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Space wrap>
      {row && value && value === heldFile(row, name)?.id ? (
        <FileLink spec={spec} field={name} row={row} />
      ) : value ? (
        <span>{sent?.id === value ? sent.name : value}</span>
      ) : null}
      <FileButton
        id={id}
        accept={(spec.keeps?.endings ?? []).map((each) => `.${each}`).join(",")}
        icon={<UploadOutlined />}
        busy={busy}
        disabled={disabled}
        aria-label={`${label}: ${inWords(partWords.upload)}`}
        onFile={(file) => void send(file)}
      >
        {inWords(partWords.upload)}
      </FileButton>
      {value && !disabled ? (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`${label}: ${inWords(partWords.remove)}`}
          onClick={() => onChange(null)}
        />
      ) : null}
    </Space>
  );
}
