import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { FileButton } from "@fairway/ui/parts/FileButton.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Modal, Switch } from "antd";
import { useState } from "react";
import {
  downloadContainerTemplate,
  downloadGoodsTemplate,
  uploadContainers,
  uploadGoods,
} from "../contract.ts";
import type { ContainerSheetRow } from "../model/container.ts";
import { goodsSheets, headOf, type SheetColumn } from "../model/goodsSheets.ts";
import { type ListOfLines, whyTwice } from "../model/whyNotContainers.ts";
import { isBlankContainer, sheetGridRow } from "./containerRow.ts";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";

const calls = {
  containers: { upload: uploadContainers, template: downloadContainerTemplate },
  looseGoods: { upload: uploadGoods, template: downloadGoodsTemplate },
} as const;

/** The field that a column of a sheet fills. */
const fieldOf: Partial<Record<SheetColumn, string>> = {
  containerTypeCode: "containerTypeId",
  packageTypeName: "packageTypeId",
  unitOfMeasureCode: "unitOfMeasureId",
};

/** Reads a sheet, shows the errors of its cells, and takes over the valid lines. */
export default function ImportGoods(props: {
  readonly containers: Containers;
  readonly list: ListOfLines;
  /** The job whose service the sheet is read for. */
  readonly jobId: string;
  readonly onClose: () => void;
}) {
  const { containers, list, jobId, onClose } = props;
  const { hold, lines } = containers;
  const client = useClient();
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const [read, setRead] = useState<readonly ContainerSheetRow[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const { upload, template } = calls[list.goods];
  const load = async (file: File) => {
    setBusy(true);
    setFault(null);
    try {
      const { data } = await client.upload(
        upload,
        { id: jobId, stored: "false", isHouseBill: "false" } as never,
        file,
      );
      // The form may have lines that are not stored yet, so the browser compares with them.
      const twice = whyTwice([...lines, ...data], "at", list);
      setRead(
        data.map((row, at) => {
          const before = `at.${lines.length + at}.`;
          const more = twice
            .filter(({ field }) => field.startsWith(before))
            .map((each) => ({
              field: each.field.slice(before.length),
              message: say(each.words, each.facts),
            }))
            .filter((each) => row.faults.every(({ message }) => message !== each.message));
          const faults = [...row.faults, ...more];
          return { ...row, faults, isValid: faults.length === 0 };
        }),
      );
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      setRead(null);
      setFault(refused.message);
    } finally {
      setBusy(false);
    }
  };
  const valid = read?.filter((row) => row.isValid) ?? [];
  const wrong = (read?.length ?? 0) - valid.length;
  const take = () => {
    hold.change((now) =>
      withRows(now, [
        ...now.rows.filter((row) => !isBlankContainer(row)),
        ...valid.map(sheetGridRow),
      ]),
    );
    onClose();
  };
  const shown = read?.filter((row) => !onlyWrong || !row.isValid) ?? [];
  return (
    <Modal
      open
      width={1180}
      title={say(words.importSheet)}
      okText={say(words.takeLines, { count: valid.length })}
      okButtonProps={{ disabled: valid.length === 0 }}
      cancelText={say(partWords.cancel)}
      onOk={take}
      onCancel={onClose}
    >
      <div className="fw-import-tools">
        <FileButton accept=".xlsx" busy={isBusy} onFile={(file) => void load(file)}>
          {say(words.chooseSheet)}
        </FileButton>
        <Button size="small" onClick={async () => saveFile(await client.download(template, {}))}>
          {say(words.sheetTemplate)}
        </Button>
        {read ? (
          <>
            <span role="status">
              {say(words.sheetCounts, { valid: valid.length, invalid: wrong })}
            </span>
            <label>
              <Switch
                size="small"
                checked={onlyWrong}
                disabled={wrong === 0}
                onChange={setOnlyWrong}
              />{" "}
              {say(words.onlyWrong)}
            </label>
          </>
        ) : (
          <span className="fw-quiet">{say(words.sheetHint)}</span>
        )}
      </div>
      {fault ? <Alert type="error" showIcon title={fault} /> : null}
      {shown.length > 0 ? <SheetRows rows={shown} list={list} /> : null}
    </Modal>
  );
}

function SheetRows(props: {
  readonly rows: readonly ContainerSheetRow[];
  readonly list: ListOfLines;
}) {
  const say = useSay();
  const { goods } = props.list;
  const { columns } = goodsSheets[goods];
  return (
    <div className="fw-import-rows">
      <table className="fw-plain">
        <thead>
          <tr>
            <th>{say(words.sheetRow)}</th>
            {columns.map((column) => (
              <th key={column}>{say(headOf(goods, column))}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={row.rowNo}>
              <td>{row.rowNo}</td>
              {columns.map((column) => {
                const field = fieldOf[column] ?? column;
                const faults = row.faults.filter((each) => each.field === field);
                const messages = faults.map(({ message }) => message).join(" ");
                return (
                  <td key={column} className={messages ? "fw-import-wrong" : undefined}>
                    {row[column] === null ? "" : String(row[column])}
                    {messages ? <div role="alert">{messages}</div> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
