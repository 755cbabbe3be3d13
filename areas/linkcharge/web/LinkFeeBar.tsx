import type { OperationRow } from "@fairway/areas/operation/model/operationRow.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { ManyBar } from "@fairway/ui/table/ManyBar.tsx";
import type { ManyRows } from "@fairway/ui/table/manyActions.ts";
import { linkFeeJob } from "../contract.ts";
import { linkWords as words } from "./words.ts";

/** Links all fees of the ticked jobs, all or nothing; a refusal stands at the jobs that stop it. */
export default function LinkFeeBar(props: {
  readonly menu: string;
  readonly bar: ManyRows<OperationRow>;
}) {
  const { menu, bar } = props;
  const client = useClient();
  const whyNot = useWhyNot();
  const link = async (rows: readonly OperationRow[]) => {
    try {
      await client.ask(linkFeeJob, { ids: rows.map(({ id }) => id) });
      return [];
    } catch (fault) {
      if (!(fault instanceof Refusal) || [0, 401].includes(fault.status)) throw fault;
      const named = fault.fields.flatMap(({ field, message }) => {
        const row = rows[Number(field.split(".")[1])];
        return row ? [{ row, reason: message }] : [];
      });
      const told = new Set(named.map(({ row }) => row.id));
      const others = rows.filter(({ id }) => !told.has(id));
      const reason = fault.message;
      return [...firstOfEach(named), ...others.map((row) => ({ row, reason }))];
    }
  };
  return (
    <ManyBar
      {...bar}
      actions={[
        {
          key: "link",
          words: words.link,
          why: whyNot(`${menu}.UpdateCharge` as never),
          sure: words.linkMany,
          done: words.linkedMany,
          together: link,
        },
      ]}
    />
  );
}

/** The reasons of each row as one. */
function firstOfEach(named: readonly { readonly row: OperationRow; readonly reason: string }[]) {
  const byRow = Map.groupBy(named, ({ row }) => row);
  return [...byRow].map(([row, reasons]) => ({
    row,
    reason: [...new Set(reasons.map(({ reason }) => reason))].join(" "),
  }));
}
