import type { WorkOrderPrice } from "@fairway/areas/workorder/model/workOrder.ts";
import { priceTypes, quantityTypes } from "@fairway/areas/workorder/model/workOrderWords.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Modal } from "antd";
import { applyWorkOrder, compareWorkOrder, suggestWorkOrders } from "../contractWorkOrder.ts";
import type { ComparedLine } from "../model/comparedLine.ts";
import { chargeWords as words } from "./words.ts";

/** Puts a price of a work order on a bill, with what the bill took from its order before. */
export default function WorkOrderDialog(props: {
  readonly hblid: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { hblid, onClose } = props;
  const say = useSay();
  const offered = useAsk(suggestWorkOrders, { hblId: hblid }).data;
  const apply = useVerb(applyWorkOrder, {
    invalidates: [compareWorkOrder],
    onDone: ({ held }, { workOrderId }) => {
      const order = offered?.find(({ id }) => id === workOrderId);
      const facts = { workOrderNo: order?.workOrderNo ?? "", charges: held.join(", ") };
      toast.success(say(held.length > 0 ? words.orderHeld : words.orderApplied, facts));
      onClose();
      props.onDone();
    },
  });
  const rows = (offered ?? []).flatMap(({ prices }) => prices);
  return (
    <Modal
      open
      width={880}
      title={say(words.orderTitle)}
      footer={null}
      onCancel={onClose}
      cancelText={say(partWords.close)}
    >
      <Compared hblid={hblid} />
      {offered === undefined ? <RowSkeletons rows={2} /> : null}
      {offered && rows.length === 0 ? (
        <EmptyState title={words.orderNone} detail={words.orderNoneDetail} />
      ) : null}
      {rows.length > 0 ? (
        <PlainTable
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: "order", title: say(words.orderNo), read: (row) => row.workOrderNo },
            { key: "coloader", title: say(words.orderColoader), read: (row) => row.coloaderName },
            { key: "for", title: say(words.orderFor), read: (row) => <For price={row} /> },
            {
              key: "buying",
              title: say(words.orderBuying),
              right: true,
              read: (row) => (
                <MoneyText amount={row.unitPriceBuying} currency={row.currencyId} code />
              ),
            },
            {
              key: "selling",
              title: say(words.orderSelling),
              right: true,
              read: (row) => (
                <MoneyText amount={row.unitPriceSelling} currency={row.currencyId} code />
              ),
            },
            {
              key: "apply",
              title: "",
              read: ({ id: priceId, workOrderId, workOrderNo, priceNo }) => (
                <PlainButton
                  aria-label={`${say(words.orderApply)} ${workOrderNo} ${priceNo}`}
                  disabled={apply.isPending}
                  onClick={() => apply.mutate({ hblId: hblid, workOrderId, priceId })}
                >
                  {say(words.orderApply)}
                </PlainButton>
              ),
            },
          ]}
        />
      ) : null}
    </Modal>
  );
}

/** The quantities that a price is for. */
function For({ price }: { readonly price: WorkOrderPrice }) {
  const say = useSay();
  const { type, quantityType, quantityFrom, quantityTo, unitCode } = price;
  const quantity =
    quantityType === "RANGE" ? `${quantityFrom} – ${quantityTo}` : say(quantityTypes[quantityType]);
  return `${say(priceTypes[type])} · ${quantity} · ${unitCode}`;
}

/** What the order of the bill says today next to what stands on the bill. */
function Compared({ hblid }: { readonly hblid: string }) {
  const say = useSay();
  const compared = useAsk(compareWorkOrder, { hblId: hblid }).data;
  if (!compared || compared.workOrderNo === null) return null;
  const { status, workOrderNo, lines } = compared;
  const text = say(status ? words.orderSame : words.orderDiffers, { workOrderNo });
  const differing = lines.filter(({ isSame }) => !isSame);
  return (
    <>
      <Alert type={status ? "success" : "warning"} showIcon title={text} />
      {differing.length > 0 ? (
        <PlainTable
          rows={differing}
          rowKey={({ type, chargeCode, unitCode }) => `${type} ${chargeCode} ${unitCode}`}
          columns={[
            {
              key: "side",
              title: say(words.sidesShown),
              read: ({ type }) => say(words.sideNames[type]),
            },
            { key: "charge", title: say(words.charge), read: (row) => row.chargeName },
            {
              key: "ordered",
              title: say(words.orderSays),
              right: true,
              read: ({ ordered, unitCode }) => <Priced line={ordered} unitCode={unitCode} />,
            },
            {
              key: "stands",
              title: say(words.orderOnBill),
              right: true,
              read: ({ stands, unitCode }) => <Priced line={stands} unitCode={unitCode} />,
            },
          ]}
        />
      ) : null}
    </>
  );
}

function Priced(props: { readonly line: ComparedLine["ordered"]; readonly unitCode: string }) {
  const say = useSay();
  const { line, unitCode } = props;
  if (!line) return say(words.orderMissing);
  return (
    <>
      {line.quantity} {unitCode} ×{" "}
      <MoneyText amount={line.unitPrice} currency={line.currencyId} code />
    </>
  );
}
