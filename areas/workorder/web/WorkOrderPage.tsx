import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { getApproval, getDenials } from "@fairway/areas/approval/contract.ts";
import { ApprovalPanel } from "@fairway/areas/approval/web/ApprovalPanel.tsx";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Tag } from "antd";
import {
  activateWorkOrder,
  deleteWorkOrder,
  getWorkOrder,
  pageWorkOrders,
  workOrderHistory,
} from "../contract.ts";
import type { WorkOrderDetail } from "../model/workOrder.ts";
import { workOrderHome } from "../model/workOrderHome.ts";
import { workOrderKind } from "../model/workOrderKind.ts";
import { activeWords } from "../model/workOrderWords.ts";
import { WorkOrderForm } from "./WorkOrderForm.tsx";
import { workOrderWords as words } from "./words.ts";

/** A work order with its prices, its approval and its files; read only while it is being approved. */
export default function WorkOrderPage() {
  const id = useParam("id");
  const asked = useAsk(getWorkOrder, { id });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <PageSkeleton />;
  return <Order key={id} order={asked.data} again={() => void asked.refetch()} />;
}

function Order({ order, again }: { readonly order: WorkOrderDetail; readonly again: () => void }) {
  const say = useSay();
  const { go } = useAddress();
  const { id, workOrderNo, approvedStatus, active, may } = order;
  const changed = [pageWorkOrders, getWorkOrder, getApproval, getDenials];
  const remove = useVerb(deleteWorkOrder, {
    invalidates: changed,
    onDone: () => {
      toast.success(say(words.removed, { workOrderNo }));
      go(workOrderHome);
    },
  });
  const activate = useVerb(activateWorkOrder, {
    invalidates: changed,
    onDone: ({ data }) =>
      toast.success(say(data.active ? words.activated : words.inactivated, { workOrderNo })),
  });
  const history = useHistory({ call: workOrderHistory as CallSpec, id, what: workOrderNo });
  const isDone = approvedStatus === "Done";
  return (
    <>
      <WorkOrderForm
        order={order}
        service={order.transactionType}
        status={
          <>
            <StatusTag {...approvedTags[approvedStatus]} />
            <Tag>{say(activeWords[active ? "true" : "false"])}</Tag>
          </>
        }
        actions={[
          may.includes("activate") && {
            words: active ? words.inactivate : words.activate,
            run: () => activate.mutate({ id, active: !active }),
            busy: activate.isPending,
          },
          history.action,
        ]}
        dangerous={
          may.includes("delete")
            ? [
                {
                  words: words.remove,
                  run: () => remove.mutate({ id }),
                  confirm: {
                    title: say(words.removeSure, { workOrderNo }),
                    detail: say(words.removeDetail),
                    danger: true,
                  },
                },
              ]
            : []
        }
        above={
          isDone ? (
            <Alert
              type={active ? "info" : "warning"}
              showIcon
              title={say(active ? words.againNew : words.notOffered)}
            />
          ) : null
        }
        below={
          <>
            <ApprovalPanel documentId={id} onDecided={again} />
            <DocumentFiles
              kind={workOrderKind}
              id={id}
              number={workOrderNo}
              isSynced={order.syncStatus === "Synced"}
            />
          </>
        }
        onSaved={again}
      />
      {history.drawer}
    </>
  );
}
