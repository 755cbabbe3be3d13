import { customsHome } from "@fairway/areas/customs/model/customsHome.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { productServices } from "@fairway/areas/service/model/operationChoices.ts";
import { clearingService } from "@fairway/areas/service/model/serviceOf.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Checkbox, Modal } from "antd";
import { useState } from "react";
import { checkConversions, convertDeclarations, getReplicateTarget } from "../contract.ts";
import type { ConvertOutcome } from "../model/convertOutcome.ts";
import { declarationWords as words } from "./declarationWords.ts";
import { operationWords } from "./words.ts";

type Product = keyof typeof productServices;

/**
 * Shows which declarations can become jobs and why the others cannot, opens the jobs of those that
 * can, and shows what became of each.
 */
export default function ConvertDialog(props: {
  readonly ids: readonly string[];
  /** Runs when some have become jobs. */
  readonly onConverted: () => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [ids] = useState(() => [...props.ids]);
  const checked = useAsk(checkConversions, { ids }, { quiet: true });
  const { data: target } = useAsk(getReplicateTarget, {}, { quiet: true });
  const [isReplicate, setReplicate] = useState(false);
  const [opened, setOpened] = useState<readonly ConvertOutcome[] | null>(null);
  const ready = (checked.data?.data ?? []).filter(({ isDone }) => isDone);
  const convert = useVerb(convertDeclarations, {
    onDone: ({ data }) => {
      setOpened(data);
      props.onConverted();
    },
  });
  const done = opened?.filter(({ isDone }) => isDone).length ?? 0;
  const title = opened
    ? say(words.opened, { done, count: ids.length })
    : say(words.opening, { count: ids.length });
  return (
    <Modal
      open
      width={920}
      title={title}
      okText={opened ? say(partWords.close) : say(words.open, { count: ready.length })}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: convert.isPending, disabled: !opened && ready.length === 0 }}
      cancelButtonProps={opened ? { style: { display: "none" } } : {}}
      onOk={
        opened
          ? props.onClose
          : () => convert.mutate({ ids: ready.map(({ id }) => id), isReplicate })
      }
      onCancel={props.onClose}
    >
      {checked.error ? (
        <ErrorState fault={checked.error} retry={() => void checked.refetch()} />
      ) : null}
      {!checked.data && !checked.error ? <RowSkeletons rows={Math.min(ids.length, 5)} /> : null}
      {checked.data && !opened && ready.length < ids.length ? (
        <Alert
          type={ready.length === 0 ? "warning" : "info"}
          showIcon
          title={say(ready.length === 0 ? words.noneReady : words.someReady)}
        />
      ) : null}
      {checked.data ? (
        <Outcomes rows={merged(checked.data.data, opened)} isOpened={opened !== null} />
      ) : null}
      {target?.officeName && target.isReady && !opened ? (
        <Checkbox checked={isReplicate} onChange={(event) => setReplicate(event.target.checked)}>
          {say(operationWords.isReplicate, { office: target.officeName })}
        </Checkbox>
      ) : null}
    </Modal>
  );
}

/** What became of those that were opened, and why the others were not. */
function merged(
  checked: readonly ConvertOutcome[],
  opened: readonly ConvertOutcome[] | null,
): readonly ConvertOutcome[] {
  const byId = new Map((opened ?? []).map((each) => [each.id, each]));
  return checked.map((each) => byId.get(each.id) ?? each);
}

function Outcomes(props: { readonly rows: readonly ConvertOutcome[]; readonly isOpened: boolean }) {
  const say = useSay();
  const text = (
    key: "customer" | "product" | "salesman",
    read: (row: ConvertOutcome) => string | null,
  ) => ({ key, title: say(words[key]), read });
  return (
    <PlainTable
      rows={props.rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "clearanceNo",
          title: say(words.number),
          read: ({ id, clearanceNo }) => (
            <ScreenLink to={`${customsHome}/detail/${id}`}>{clearanceNo}</ScreenLink>
          ),
        },
        ...(props.isOpened
          ? []
          : [
              text("customer", ({ customerName }) => customerName),
              text("product", ({ productService }) => {
                const said = productService && productServices[productService as Product];
                return said ? say(said) : null;
              }),
              text("salesman", ({ saleManName }) => saleManName),
            ]),
        {
          key: "result",
          title: say(words.result),
          read: (row) => <Outcome row={row} isOpened={props.isOpened} />,
        },
      ]}
    />
  );
}

function Outcome({
  row: { jobId, jobNo, reason, alerts, unknownCustomer },
  isOpened,
}: {
  readonly row: ConvertOutcome;
  readonly isOpened: boolean;
}) {
  const say = useSay();
  const may = useMay();
  if (reason) {
    return (
      <div className="fw-whole">
        <span className="fw-bad">{reason}</span>
        {unknownCustomer && may("commercialCustomer.add") ? (
          <div>
            <ScreenLink
              to={`/home/commercial/customer/new?${new URLSearchParams(unknownCustomer)}`}
            >
              {say(words.addCustomer)}
            </ScreenLink>
          </div>
        ) : null}
      </div>
    );
  }
  if (!isOpened || !jobId || !jobNo) {
    return <StatusTag words={words.ready} meaning="new" />;
  }
  return (
    <>
      <ScreenLink to={jobHome({ id: jobId, transactionType: clearingService.code })}>
        {say(words.becameJob, { jobNo })}
      </ScreenLink>
      {alerts.map((alert) => (
        <div key={alert} className="fw-quiet">
          {alert}
        </div>
      ))}
    </>
  );
}
