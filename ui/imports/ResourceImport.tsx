import { DownloadOutlined, UploadOutlined } from "@ant-design/icons";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { importedFields, type Resource } from "@fairway/core/resource/resource.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Segmented, Space, Upload } from "antd";
import { useState } from "react";
import { useAddress } from "../address/useAddress.ts";
import { useClient } from "../client/client.ts";
import { saveFile } from "../client/saveFile.ts";
import { cacheKey } from "../client/useAsk.ts";
import { PageHeader } from "../parts/PageHeader.tsx";
import { PlainTable } from "../parts/PlainTable.tsx";
import { StatusTag } from "../parts/StatusTag.tsx";
import { partWords } from "../parts/partWords.ts";
import { toast } from "../parts/toast.ts";
import { useSay } from "../words/useSay.tsx";
import { importWords } from "./importWords.ts";

type Row = UploadAnswer["data"][number];

const mostShown = 500;
const states = {
  new: { words: importWords.stateNew, meaning: "good" },
  changed: { words: importWords.stateChanged, meaning: "progress" },
  same: { words: importWords.stateSame, meaning: "new" },
} as const;

/** Imports a sheet of declared records: choose a file, preview the changes, save all or nothing. */
export function ResourceImport(props: {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  readonly back: string;
  /** Further parameters of each call. */
  readonly also?: Readonly<Record<string, string>>;
  /** Shown after the import, before going back; without it the screen goes back at once. */
  readonly onImported?: (answer: unknown) => void;
}) {
  const { resource, calls, back, also = {} } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const [read, setRead] = useState<UploadAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [show, setShow] = useState<"all" | "changed" | "wrong">("all");
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
      setRead((await client.upload(call, also as never, file)) as unknown as UploadAnswer);
    });
  const save = () =>
    run(async () => {
      const rows = (read?.data ?? [])
        .filter(({ state }) => state !== "same")
        .map(({ row, cells }) => ({ row, cells }));
      const answer = await client.ask(calls.import as CallSpec, { ...also, rows } as never);
      const { data } = answer as unknown as { data: { added: number; changed: number } };
      toast.success(say(importWords.imported, data));
      if (calls.paging) await cache.invalidateQueries({ queryKey: cacheKey(calls.paging) });
      if (props.onImported) props.onImported(answer);
      else go(back);
    });
  const template = () =>
    run(async () => saveFile(await client.download(calls.template as CallSpec, also as never)));
  const rows = read?.data ?? [];
  const counted = (state: Row["state"]) =>
    rows.filter((row) => row.isValid && row.state === state).length;
  const [added, changed] = [counted("new"), counted("changed")];
  const wrong = rows.filter((row) => !row.isValid).length;
  const shown = rows.filter((row) =>
    show === "all" ? true : show === "wrong" ? !row.isValid : row.state !== "same",
  );
  const why = !read || wrong > 0 ? importWords.hint : importWords.nothingToSave;
  const facts = read
    ? say(importWords.count, {
        total: rows.length,
        wrong,
        added,
        changed,
        same: counted("same"),
      })
    : "";
  return (
    <div className="fw-page">
      <PageHeader
        title={say(importWords.title, { what: say(resource.title) })}
        back={back}
        facts={facts}
        primary={{
          words: partWords.save,
          busy,
          why: read && wrong === 0 && added + changed > 0 ? null : say(why),
          run: () => void save(),
        }}
      />
      <section className="fw-section">
        <p className="fw-quiet">{say(importWords.hint)}</p>
        <Space wrap>
          <Button icon={<DownloadOutlined />} onClick={() => void template()}>
            {say(importWords.template)}
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
              {say(importWords.choose)}
            </Button>
          </Upload>
          {read ? (
            <Segmented
              aria-label={say(importWords.state)}
              value={show}
              options={[
                { value: "all", label: say(importWords.showAll) },
                { value: "changed", label: say(importWords.showChanged) },
                { value: "wrong", label: say(importWords.showWrong) },
              ]}
              onChange={setShow}
            />
          ) : null}
        </Space>
      </section>
      {read ? (
        <section className="fw-section fw-scroll">
          {shown.length > mostShown ? (
            <p className="fw-quiet">{say(importWords.firstShown, { count: mostShown })}</p>
          ) : null}
          <PlainTable
            rows={shown.slice(0, mostShown)}
            rowKey={(row) => String(row.row)}
            columns={[
              { key: "row", title: say(importWords.row), read: (row) => row.row },
              {
                key: "state",
                title: say(importWords.state),
                read: (row) =>
                  row.isValid ? (
                    <StatusTag
                      words={states[row.state].words}
                      meaning={states[row.state].meaning}
                    />
                  ) : (
                    <StatusTag words={importWords.wrong} meaning="bad" />
                  ),
              },
              ...importedFields(resource).map((name) => ({
                key: name,
                title: say((resource.fields[name] as Field).label),
                read: (row: Row) => <ImportCell row={row} name={name} />,
              })),
            ]}
          />
        </section>
      ) : null}
    </div>
  );
}

/** The new value of a cell, after the present value struck through. */
function ImportCell({ row, name }: { readonly row: Row; readonly name: string }) {
  return (
    <>
      {row.isValid && name in row.was ? (
        <>
          {row.was[name] ? <del className="fw-quiet">{row.was[name]}</del> : null}
          {" → "}
          <ins>{row.cells[name]}</ins>
        </>
      ) : (
        row.cells[name]
      )}
      {row.errors[name] ? <div className="fw-field-wrong">{row.errors[name]}</div> : null}
    </>
  );
}
