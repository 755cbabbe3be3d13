import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { DimensionGrid } from "@fairway/areas/goods/web/DimensionGrid.tsx";
import type { AirWeights } from "@fairway/areas/goods/web/useAirWeights.ts";
import type { MeasuredGoods } from "@fairway/areas/goods/web/useDimensions.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useMemo } from "react";
import { ContainerGrid } from "./ContainerGrid.tsx";
import { LinesOfBills } from "./LinesOfBills.tsx";
import type { Containers } from "./useContainers.ts";

/** The goods lines of a job or bill, if its service has lines that can be entered. */
export function GoodsLines(props: {
  readonly service: Service;
  readonly containers: Containers;
  readonly dimensions: MeasuredGoods;
  readonly weights: AirWeights;
  readonly whyNot: string | null;
  readonly jobId: string | null;
  readonly isOfBill?: boolean;
}) {
  const { service, dimensions, weights, isOfBill = false, ...grid } = props;
  const goods = lineKindOf(service);
  const list = useMemo(() => ({ goods, isOfBill }), [goods, isOfBill]);
  if (service.goods === "dimensions") {
    const { jobId } = grid;
    const tools =
      isOfBill || !jobId ? null : <LinesOfBills jobId={jobId} dimensions={dimensions} />;
    return <DimensionGrid {...{ dimensions, weights, tools }} whyNot={grid.whyNot} />;
  }
  return <ContainerGrid {...grid} list={list} />;
}
