import { DownloadOutlined, UploadOutlined } from "@ant-design/icons";
import { writeRowsWithErrors } from "@fairway/core/imports/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { importedFields, type Resource } from "@fairway/core/resource/resource.ts";
import { correctedMime, type UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Space, Upload } from "antd";
import { useRef, useState } from "react";
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
import { ImportCell } from "./ImportCell.tsx";
import { importWords } from "./importWords.ts";
import { Segmented } from "../parts/Segmented.tsx";

type Row = UploadAnswer["data"][number];

const mostShown = 500;
const states = {
  new: { words: importWords.stateNew, meaning: "good" },
  changed: { words: importWords.stateChanged, meaning: "progress" },
  same: { words: importWords.stateSame, meaning: "new" },
} as const;

/**
 * Imports a sheet of declared records: choose a file, preview the changes, correct cells, save all
 * or nothing. While rows have errors the others can be saved alone.
 */
export function ResourceImport(props: {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
  readonly back: string;
  /** Further parameters of each call. */
  readonly also?: Readonly<Record<string, string>>;
  /**
   * Shown after the import, before going back; without it the screen goes back at once. `left` is
   * the number of rows with errors that stay on the screen.
   */
  readonly onImported?: (answer: unknown, left: number) => void;
}) {
  const { resource, calls, back, also = {} } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const { go } = useAddress();
  const [read, setRead] = useState<UploadAnswer | null>(null);
  // Corrections are checked while others are typed; nothing is saved before all have an answer.
  const [underWay, setUnderWay] = useState(0);
  const busy = underWay > 0;
  const [show, setShow] = useState<"all" | "changed" | "wrong">("all");
  const [opened, setOpened] = useState<number | null>(null);
  const checks = useRef(0);
  const run = async (work: () => Promise<void>) => {
    setUnderWay((works) => works + 1);
    try {
      await work();
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setUnderWay((works) => works - 1);
    }
  };
  const check = async (file: File) => {
    checks.current += 1;
    const mine = checks.current;
    const answer = await client.upload(calls.upload as CallSpec, also as never, file);
    // A later correction has its own answer.
    if (mine === checks.current) setRead(answer as unknown as UploadAnswer);
  };
  const upload = (file: File) =>
    run(async () => {
      setRead(null);
      setOpened(null);
      await check(file);
    });
  const correct = (at: number, name: string, value: string) => {
    if (!read) return;
    const data = read.data.map((row) => (row.row === at ? corrected(row, name, value) : row));
    setRead({ ...read, data });
    const sent = JSON.stringify({ rows: data.map(sentRow) });
    void run(() => check(new File([sent], "rows.json", { type: correctedMime })));
  };
  const rows = read?.data ?? [];
  const wrongRows = rows.filter((row) => !row.isValid);
  const save = (wanted: readonly Row[]) =>
    run(async () => {
      const changes = wanted.filter(({ state }) => state !== "same").map(sentRow);
      const ask = { ...also, rows: changes };
      const answer = await client.ask(calls.import as CallSpec, ask as never);
      const { data } = answer as unknown as { data: { added: number; changed: number } };
      toast.success(say(importWords.imported, data));
      if (calls.paging) await cache.invalidateQueries({ queryKey: cacheKey(calls.paging) });
      if (wrongRows.length > 0) {
        setRead({ data: wrongRows, totalRows: wrongRows.length, totalValidRows: 0 });
        setShow("wrong");
      }
      if (props.onImported) props.onImported(answer, wrongRows.length);
      else if (wrongRows.length === 0) go(back);
    });
  const template = () =>
    run(async () => saveFile(await client.download(calls.template as CallSpec, also as never)));
  const columns = importedFields(resource).map((key) => {
    const spec = resource.fields[key] as Field;
    return { key, title: say(spec.label), required: !spec.optional && spec.start === undefined };
  });
  const wrongSheet = () =>
    run(async () => {
      const title = say(importWords.wrongTitle, { what: say(resource.title) });
      const said = wrongRows.map(({ cells, errors }) => ({
        cells,
        errors: columns
          .flatMap((each) => (errors[each.key] ? [`${each.title}: ${errors[each.key]}`] : []))
          .join("; "),
      }));
      saveFile(await client.download(writeRowsWithErrors, { title, columns, rows: said }));
    });
  const counted = (state: Row["state"]) =>
    rows.filter((row) => row.isValid && row.state === state).length;
  const [added, changed] = [counted("new"), counted("changed")];
  const wrong = wrongRows.length;
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
  const good = rows.filter((row) => row.isValid);
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
          run: () => void save(rows),
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
          {wrong > 0 ? (
            <Button icon={<DownloadOutlined />} disabled={busy} onClick={() => void wrongSheet()}>
              {say(importWords.wrongSheet)}
            </Button>
          ) : null}
          {wrong > 0 && added + changed > 0 ? (
            <Button
              disabled={busy}
              title={say(importWords.saveGoodDetail)}
              onClick={() => void save(good)}
            >
              {say(importWords.saveGood, { count: added + changed })}
            </Button>
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
              {
                key: "row",
                title: say(importWords.row),
                read: ({ row }) => (
                  <button
                    type="button"
                    className="fw-link"
                    aria-label={say(importWords.correct, { row })}
                    aria-expanded={opened === row}
                    onClick={() => setOpened(opened === row ? null : row)}
                  >
                    {row}
                  </button>
                ),
              },
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
              ...columns.map(({ key, title }) => ({
                key,
                title,
                read: (row: Row) => (
                  <ImportCell
                    row={row}
                    name={key}
                    title={title}
                    isOpen={opened === row.row}
                    onCorrect={(value) => correct(row.row, key, value)}
                  />
                ),
              })),
            ]}
          />
        </section>
      ) : null}
    </div>
  );
}

/** A row with another cell; one that was stored as it is has a change now, also before it is checked. */
function corrected(row: Row, name: string, value: string): Row {
  const cells = { ...row.cells, [name]: value || null };
  return { ...row, state: row.state === "same" ? "changed" : row.state, cells };
}

const sentRow = ({ row, cells }: Row) => ({ row, cells });
