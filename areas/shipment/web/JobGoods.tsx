import { goodsKinds } from "@fairway/areas/service/model/goodsKinds.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { ContainerGrid } from "./ContainerGrid.tsx";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";

/** The goods lines of a job or bill, if its service has lines that can be entered. */
export function GoodsLines(props: {
  readonly service: Service;
  readonly containers: Containers;
  readonly whyNot: string | null;
  readonly jobId: string | null;
  readonly ofBill?: boolean;
}) {
  const { service, ...grid } = props;
  const say = useSay();
  const { notYet } = goodsKinds[service.goods];
  return notYet ? <p className="fw-quiet">{say(notYet)}</p> : <ContainerGrid {...grid} />;
}

/** Computes the sums of the goods from their lines; absent where there are no lines to sum. */
export function GoodsRefresh(props: {
  readonly service: Service;
  readonly whyNot: string | null;
  readonly refresh: () => Promise<void>;
}) {
  const say = useSay();
  if (props.whyNot !== null || goodsKinds[props.service.goods].notYet) return null;
  return (
    <Button size="small" onClick={() => void props.refresh()}>
      {say(words.refreshGoods)}
    </Button>
  );
}
