import { sayNumber } from "@fairway/core/words/numbers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { soon } from "@fairway/ui/parts/later.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button } from "antd";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { containerNoFault } from "@fairway/areas/catalogue/model/containerNo.ts";
import { goodsSums } from "../model/goodsSummary.ts";
import type { ListOfLines } from "../model/whyNotContainers.ts";
import { goodsColumns } from "./containerColumns.tsx";
import {
  type ContainerGridRow,
  copiedContainerRow,
  newContainerRow,
  withCorrectedNo,
} from "./containerRow.ts";
import { declaredTitle } from "./DeclaredCell.tsx";
import { measurePicker } from "./pickers.ts";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";
import "./shipment.css";

const DeclaredDrawer = soon(async () => (await import("./DeclaredDrawer.tsx")).default);
const ImportGoods = soon(async () => (await import("./ImportGoods.tsx")).default);

/** The unit that weights are in where nobody chooses another. */
const usualMeasure = "KGS";

/** The goods of a job or bill as a grid: block paste, sheets, corrected check digits, sums. */
export function ContainerGrid(props: {
  readonly containers: Containers;
  readonly list: ListOfLines;
  /** The reason why the list is read-only; null when it can be changed. */
  readonly whyNot: string | null;
  /** The job of an imported sheet's checks; null while the job is not saved. */
  readonly jobId: string | null;
}) {
  const { containers, list, whyNot, jobId } = props;
  const { hold } = containers;
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const [declaring, setDeclaring] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { goods, isOfBill } = list;
  const columns = useMemo(() => goodsColumns({ goods, isOfBill }, setDeclaring), [goods, isOfBill]);
  const measures = useQuery({
    queryKey: ["usualMeasure", client.language],
    queryFn: () => measurePicker.search(client, usualMeasure),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: whyNot === null && goods === "containers",
  });
  const measure = measures.data?.find(({ code }) => code === usualMeasure) ?? null;
  const sums = goodsSums(containers.lines);
  const shown = (value: string) => sayNumber(value, language, { most: 3 });
  const isLoose = goods === "looseGoods";
  const [first] = hold.rows;
  return (
    <>
      <Grid<ContainerGridRow>
        hold={hold}
        columns={columns}
        label={say(isLoose ? words.looseGrid : words.containerGrid)}
        newRow={whyNot ? null : () => newContainerRow(measure)}
        duplicate={copiedContainerRow}
        whyNot={() => whyNot}
        whyNotAdd={whyNot}
        whyNotRemove={() => whyNot}
        problems={containers.problems}
        height={210}
        tools={
          <GoodsTools
            mayImport={whyNot === null && jobId !== null}
            title={declaredTitle(list)}
            mayDeclare={first !== undefined}
            onImport={() => setImporting(true)}
            onDeclare={() => setDeclaring(first?.key ?? null)}
          />
        }
        footer={
          <div className="fw-quiet">
            {say(isLoose ? words.looseSums : words.containerSums, {
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
      {whyNot ? null : <NumberFaults containers={containers} isShared={isLoose} />}
      {declaring ? (
        <DeclaredDrawer
          containers={containers}
          list={list}
          rowKey={declaring}
          whyNot={whyNot}
          onOpen={setDeclaring}
          onClose={() => setDeclaring(null)}
        />
      ) : null}
      {isImporting && jobId ? (
        <ImportGoods
          containers={containers}
          list={list}
          jobId={jobId}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </>
  );
}

/** The numbers with a wrong check digit, each with its corrected number. */
function NumberFaults(props: {
  readonly containers: Containers;
  /** Several lines may be in one container. */
  readonly isShared: boolean;
}) {
  const { hold } = props.containers;
  const say = useSay();
  const numbers = new Set(hold.rows.map((row) => row.containerNo));
  const faults = [...numbers].flatMap((containerNo) => {
    const isKept = hold.rows.every(
      (row) => row.containerNo !== containerNo || Boolean(row.overrideReason),
    );
    const fault = containerNo && !isKept ? containerNoFault(containerNo) : null;
    return containerNo && fault ? [{ containerNo, fault }] : [];
  });
  if (faults.length === 0) return null;
  // Several lines of goods may be in one container.
  const isFree = (number: string) => props.isShared || !numbers.has(number);
  const take = (wrong: string, containerNo: string) =>
    hold.change((now) => withRows(now, withCorrectedNo(now.rows, wrong, containerNo)));
  return (
    <Alert
      className="fw-container-faults"
      type="warning"
      showIcon
      title={
        <ul>
          {faults.map(({ containerNo, fault }) => (
            <li key={containerNo}>
              {say(fault.digit ? words.numberFault : words.formFault, {
                containerNo,
                digit: fault.digit,
              })}
              {[fault.expected, ...fault.swapped].map((number) =>
                number && isFree(number) ? (
                  <Button key={number} size="small" onClick={() => take(containerNo, number)}>
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

/** Opens the import of a sheet and what the first line declares. */
function GoodsTools(props: {
  readonly mayImport: boolean;
  readonly mayDeclare: boolean;
  readonly title: Words;
  readonly onImport: () => void;
  readonly onDeclare: () => void;
}) {
  const say = useSay();
  return (
    <>
      {props.mayImport ? (
        <Button size="small" onClick={props.onImport}>
          {say(words.importSheet)}
        </Button>
      ) : null}
      <Button size="small" disabled={!props.mayDeclare} onClick={props.onDeclare}>
        {say(props.title)}
      </Button>
    </>
  );
}
