import "./pictures.css";
import { UploadOutlined } from "@ant-design/icons";
import { type Answered, useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ConfirmButton } from "@fairway/ui/parts/ConfirmButton.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Upload } from "antd";
import { useEffect, useMemo } from "react";
import { deletePicture, openEdoc, uploadPicture, userPictures } from "../contract.ts";
import { fileWords as words } from "./words.ts";

type Picture = Answered<typeof userPictures>[number];

const kilobytes = 600;

/** The signatures of a user; the newest is used. */
export default function Pictures(props: {
  readonly id: string;
  /** Why nothing can be changed here; null when it can. */
  readonly why: string | null;
}) {
  const { id, why } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const found = useAsk(userPictures, { userId: id }, { quiet: true });
  const refresh = () => cache.invalidateQueries({ queryKey: cacheKey(userPictures) });
  const remove = useVerb(deletePicture, { invalidates: [userPictures] });
  const add = async (file: File) => {
    try {
      await client.upload(uploadPicture, { type: "User", objectId: id }, file);
      toast.success(say(words.added, { name: file.name }));
      await refresh();
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return (
    <Section
      title={words.signature}
      columns={1}
      extra={
        <Why text={why}>
          <Upload
            accept=".png,.jpg,.jpeg"
            showUploadList={false}
            disabled={why !== null}
            beforeUpload={(file) => {
              void add(file);
              return false;
            }}
          >
            <Button icon={<UploadOutlined />} disabled={why !== null}>
              {say(words.addPicture)}
            </Button>
          </Upload>
        </Why>
      }
    >
      <p className="fw-quiet fw-pictures-hint">{say(words.pictureHint, { kilobytes })}</p>
      {found.data?.length === 0 ? <p className="fw-quiet">{say(words.noPicture)}</p> : null}
      <div className="fw-pictures">
        {(found.data ?? []).map((each) => (
          <figure key={each.id}>
            <Shown picture={each} />
            <figcaption>
              <span>{each.name}</span>
              <ConfirmButton
                words={words.deleteFile}
                size="small"
                danger
                why={why}
                question={{
                  title: say(words.deletePicture),
                  danger: true,
                }}
                run={() => remove.mutate({ image: each.id })}
              />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** One picture, loaded with the user's token, because the address alone gives no access. */
function Shown({ picture }: { readonly picture: Picture }) {
  const client = useClient();
  const { id } = picture;
  const got = useQuery({
    queryKey: ["picture", id],
    queryFn: async () => (await client.download(openEdoc, { id })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const blob = got.data;
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address ? (
    <img src={address} alt={picture.name} />
  ) : (
    <span className="fw-pictures-empty" />
  );
}
