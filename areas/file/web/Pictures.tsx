import { DeleteOutlined, UploadOutlined } from "@ant-design/icons";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Upload } from "antd";
import { useState } from "react";
import {
  companyPictures,
  deletePicture,
  departmentPictures,
  uploadPicture,
  userPictures,
} from "../contract.ts";
import { PictureBox } from "./PictureBox.tsx";
import { fileWords as words } from "./words.ts";

const kinds = {
  Company: { title: words.logo, call: companyPictures, key: null, kilobytes: 5000 },
  Department: { title: words.stamp, call: departmentPictures, key: "departmentId", kilobytes: 600 },
  User: { title: words.signature, call: userPictures, key: "userId", kilobytes: 600 },
} as const;

/** The gallery of a company's logos, a department's stamps or a person's signatures. */
export function Pictures(props: {
  readonly of: keyof typeof kinds;
  readonly id: string;
  readonly mayWrite: boolean;
}) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const { title, call, key, kilobytes } = kinds[props.of];
  const [busy, setBusy] = useState(false);
  const asked = (key ? { [key]: props.id } : {}) as never;
  const found = useAsk(call as CallSpec, asked, { quiet: true });
  const pictures = (found.data ?? []) as readonly { id: string; name: string }[];
  const remove = useVerb(deletePicture, { invalidates: [call] });
  const upload = async (file: File) => {
    setBusy(true);
    try {
      await client.upload(uploadPicture, { type: props.of, objectId: props.id }, file);
      await cache.invalidateQueries({ queryKey: cacheKey(call) });
      toast.success(say(words.added, { name: file.name }));
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={title} columns={1}>
      <div className="fw-pictures">
        {pictures.map((picture) => (
          <figure key={picture.id}>
            <PictureBox id={picture.id} name={picture.name} />
            <figcaption>
              <span>{picture.name}</span>
              {props.mayWrite ? (
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={say(words.deletePicture)}
                  onClick={async () => {
                    if (await confirm({ title: say(words.deletePicture), danger: true })) {
                      remove.mutate({ image: picture.id });
                    }
                  }}
                />
              ) : null}
            </figcaption>
          </figure>
        ))}
        {pictures.length === 0 ? <span className="fw-quiet">{say(words.noPicture)}</span> : null}
      </div>
      {props.mayWrite ? (
        <div className="fw-files-bar">
          <Upload
            showUploadList={false}
            accept=".png,.jpg,.jpeg"
            beforeUpload={(file) => {
              void upload(file);
              return false;
            }}
          >
            <Button icon={<UploadOutlined />} loading={busy}>
              {say(words.addPicture)}
            </Button>
          </Upload>
          <span className="fw-quiet">{say(words.pictureHint, { kilobytes })}</span>
        </div>
      ) : null}
    </Section>
  );
}
