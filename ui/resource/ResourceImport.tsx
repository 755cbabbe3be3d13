import { DownloadOutlined, UploadOutlined } from "@ant-design/icons";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { UploadAnswer } from "@fairway/core/resource/shapes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Checkbox, Space, Upload } from "antd";
import { useState } from "react";
import { useAddress } from "../address/useAddress.ts";
import { useClient } from "../client/client.ts";
import { saveFile } from "../client/saveFile.ts";
import { cacheKey } from "../client/useAsk.ts";
import { PageHeader } from "../parts/PageHeader.tsx";
import { PlainTable } from "../parts/PlainTable.tsx";
import { partWords } from "../parts/partWords.ts";
import { toast } from "../parts/toast.ts";
import { useSay } from "../words/useSay.tsx";
import { resourceWords } from "./resourceWords.ts";

/** Imports a sheet of declared records: choose, look at what is wrong, save all or nothing. */
export function ResourceImport(props: {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  readonly back: string;
}) {
  const { resource, calls, back } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const [read, setRead] = useState<UploadAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const upload = (file: File) =>
    run(async () => {
      setRead(null);
      const call = calls.upload as CallSpec;
      setRead((await client.upload(call, {} as never, file)) as unknown as UploadAnswer);
    });
  const save = () =>
    run(async () => {
      const rows = read?.data.map(({ row, cells }) => ({ row, cells }));
      await client.ask(calls.import as CallSpec, { rows } as never);
      toast.success(say(resourceWords.imported, { count: read?.totalRows ?? 0 }));
      if (calls.paging) await cache.invalidateQueries({ queryKey: cacheKey(calls.paging) });
      go(back);
    });
  const template = () =>
    run(async () => saveFile(await client.download(calls.template as CallSpec, {} as never)));
  const wrong = read ? read.totalRows - read.totalValidRows : 0;
  const counts = read
    ? say(resourceWords.importCount, { total: read.totalRows, valid: read.totalValidRows })
    : "";
  return (
    <div className="fw-page">
      <PageHeader
        title={say(resourceWords.importTitle, { what: say(resource.title) })}
        back={back}
        facts={counts}
        primary={{
          words: partWords.save,
          busy,
          why: read && wrong === 0 ? null : say(resourceWords.importHint),
          run: () => void save(),
        }}
      />
      <section className="fw-section">
        <p className="fw-quiet">{say(resourceWords.importHint)}</p>
        <Space wrap>
          <Button icon={<DownloadOutlined />} onClick={() => void template()}>
            {say(resourceWords.template)}
          </Button>
          <Upload
            accept=".xlsx"
            showUploadList={false}
            beforeUpload={(file) => {
              void upload(file);
              return false;
            }}
          >
            <Button icon={<UploadOutlined />} loading={busy}>
              {say(resourceWords.choose)}
            </Button>
          </Upload>
          {wrong > 0 ? (
            <Checkbox checked={onlyWrong} onChange={(event) => setOnlyWrong(event.target.checked)}>
              {say(resourceWords.showWrong)}
            </Checkbox>
          ) : null}
        </Space>
      </section>
      {read ? (
        <section className="fw-section fw-scroll">
          <PlainTable
            rows={read.data.filter((row) => !onlyWrong || !row.isValid).slice(0, 500)}
            rowKey={(row) => String(row.row)}
            columns={[
              { key: "row", title: say(resourceWords.row), read: (row) => row.row },
              ...resource.excel.map((name) => ({
                key: name,
                title: say((resource.fields[name] as Field).label),
                read: (row: UploadAnswer["data"][number]) => (
                  <>
                    {row.cells[name]}
                    {row.errors[name] ? (
                      <div className="fw-field-wrong">{row.errors[name]}</div>
                    ) : null}
                  </>
                ),
              })),
            ]}
          />
        </section>
      ) : null}
    </div>
  );
}
