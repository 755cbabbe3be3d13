import { isDay } from "@fairway/core/time/day.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Modal } from "antd";
import type { ReactNode } from "react";
import "./houseBill.css";

interface SyncFault {
  readonly message: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

/** Shows what a sync between a job and its bills changes, before it is done. */
export function SyncDialog(props: {
  readonly width: number;
  readonly title: string;
  /** What happens to the values that are shown. */
  readonly detail: string;
  /** Said where both agree already. */
  readonly nothing: string;
  readonly run: string;
  readonly heads: readonly string[];
  /** The rows of the changes; null while they are being read. */
  readonly rows: readonly ReactNode[] | null;
  readonly fault: SyncFault | null;
  /** A wrong field with its message, as the user knows it. */
  readonly saidOf: (field: string, message: string) => string;
  readonly isRunning: boolean;
  readonly onRun: () => void;
  readonly onClose: () => void;
}) {
  const { rows, fault } = props;
  const say = useSay();
  const wrong = fault?.fields ?? [];
  return (
    <Modal
      open
      width={props.width}
      title={props.title}
      okText={props.run}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: props.isRunning, disabled: !rows || rows.length === 0 }}
      onOk={props.onRun}
      onCancel={props.onClose}
    >
      {fault ? (
        <Alert
          type="error"
          showIcon
          title={fault.message}
          description={
            wrong.length > 0 ? (
              <ul>
                {wrong.map(({ field, message }) => (
                  <li key={field}>{props.saidOf(field, message)}</li>
                ))}
              </ul>
            ) : undefined
          }
        />
      ) : null}
      {rows ? (
        rows.length > 0 ? (
          <>
            <p className="fw-quiet">{props.detail}</p>
            <div className="fw-si-list">
              <table className="fw-bills">
                <thead>
                  <tr>
                    {props.heads.map((head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>{rows}</tbody>
              </table>
            </div>
          </>
        ) : (
          <p>{props.nothing}</p>
        )
      ) : fault ? null : (
        <RowSkeletons rows={4} />
      )}
    </Modal>
  );
}

/** The cells of a value before and after. */
export function WasAndIs({ was, is }: { readonly was: string | null; readonly is: string | null }) {
  return (
    <>
      <td className="fw-si-value">{shown(was)}</td>
      <td className="fw-si-value">{shown(is)}</td>
    </>
  );
}

function shown(value: string | null) {
  if (value === null || value === "") return "–";
  return isDay(value) ? <DayText day={value} /> : value;
}
