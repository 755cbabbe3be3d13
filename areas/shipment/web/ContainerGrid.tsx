import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { FileButton } from "@fairway/ui/parts/FileButton.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button } from "antd";
import { useMemo, useState } from "react";
import { downloadContainerTemplate, uploadContainers } from "../contract.ts";
import { containerNoFault } from "@fairway/areas/catalogue/model/containerNo.ts";
import { goodsSums } from "../model/goodsSummary.ts";
import { containerColumns } from "./containerColumns.tsx";
import {
  type ContainerGridRow,
  copiedContainerRow,
  isBlankContainer,
  newContainerRow,
  sheetGridRow,
} from "./containerRow.ts";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";
import "./shipment.css";

/** The container list as a grid: block paste, corrected check digits, sums. */
export function ContainerGrid(props: {
  readonly containers: Containers;
  readonly ofBill?: boolean;
  /** The reason why the list is read-only; null when it can be changed. */
  readonly whyNot: string | null;
  /** The job of an imported sheet's checks; null while the job is not saved. */
  readonly jobId: string | null;
}) {
  const { containers, whyNot } = props;
  const { hold } = containers;
  const say = useSay();
  const language = useLanguage();
  const columns = useMemo(() => containerColumns(props.ofBill ?? false), [props.ofBill]);
  const sums = goodsSums(containers.lines);
  const shown = (value: string) => sayNumber(value, language, { most: 3 });
  return (
    <>
      <Grid<ContainerGridRow>
        hold={hold}
        columns={columns}
        label={say(words.containerGrid)}
        newRow={whyNot ? null : newContainerRow}
        duplicate={copiedContainerRow}
        whyNot={() => whyNot}
        whyNotAdd={whyNot}
        whyNotRemove={() => whyNot}
        problems={containers.problems}
        height={210}
        tools={whyNot ? null : <SheetTools containers={containers} jobId={props.jobId} />}
        footer={
          <div className="fw-quiet">
            {say(words.containerSums, {
              count: sums.sumCont,
              packages: shown(sums.packageQty),
              gw: shown(sums.grossWeight),
              nw: shown(sums.netWeight),
              cw: shown(sums.chargeWeight),
              cbm: shown(sums.cbm),
            })}
          </div>
        }
      />
      {whyNot ? null : <NumberFaults containers={containers} />}
    </>
  );
}

/** The numbers with a wrong check digit, each with its corrected number. */
function NumberFaults(props: { readonly containers: Containers }) {
  const { hold } = props.containers;
  const say = useSay();
  const taken = new Set(hold.rows.map((row) => row.containerNo));
  const faults = hold.rows.flatMap((row) => {
    const fault = row.containerNo && !row.overrideReason ? containerNoFault(row.containerNo) : null;
    return fault ? [{ row, fault }] : [];
  });
  if (faults.length === 0) return null;
  const take = (key: string, containerNo: string) =>
    hold.change((now) =>
      withRows(
        now,
        now.rows.map((row) => (row.key === key ? { ...row, containerNo } : row)),
      ),
    );
  return (
    <Alert
      className="fw-container-faults"
      type="warning"
      showIcon
      title={
        <ul>
          {faults.map(({ row, fault }) => (
            <li key={row.key}>
              {say(fault.digit ? words.numberFault : words.formFault, {
                containerNo: row.containerNo,
                digit: fault.digit,
              })}
              {[fault.expected, ...fault.swapped].map((number) =>
                number && !taken.has(number) ? (
                  <Button key={number} size="small" onClick={() => take(row.key, number)}>
                    {say(words.takeNumber, { number })}
                  </Button>
                ) : null,
              )}
              <span className="fw-quiet">{say(words.keepNumber)}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Imports lines from a sheet after the server has checked each cell. */
function SheetTools(props: { readonly containers: Containers; readonly jobId: string | null }) {
  const { containers, jobId } = props;
  const client = useClient();
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  if (!jobId) return null;
  const read = async (file: File) => {
    setBusy(true);
    try {
      const sheet = await client.upload(uploadContainers, { id: jobId }, file);
      const valid = sheet.data.filter((row) => row.isValid).map(sheetGridRow);
      const { hold } = containers;
      hold.change((now) =>
        withRows(now, [...now.rows.filter((row) => !isBlankContainer(row)), ...valid]),
      );
      const faults = sheet.data
        .filter((row) => !row.isValid)
        .slice(0, 5)
        .map((row) => `${row.rowNo}: ${row.faults.map((each) => each.message).join(" ")}`)
        .join(" · ");
      const facts = { valid: sheet.totalValidRows, invalid: sheet.totalInvalidRows, faults };
      if (faults) toast.warning(say(words.sheetRead, facts));
      else toast.success(say(words.sheetAllRead, facts));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      toast.error(fault.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FileButton accept=".xlsx" busy={isBusy} onFile={(file) => void read(file)}>
        {say(words.importSheet)}
      </FileButton>
      <Button
        size="small"
        onClick={async () => saveFile(await client.download(downloadContainerTemplate, {}))}
      >
        {say(words.sheetTemplate)}
      </Button>
    </>
  );
}
