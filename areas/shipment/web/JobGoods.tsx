import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import type { AirWeights } from "@fairway/areas/goods/web/useAirWeights.ts";
import type { MeasuredGoods } from "@fairway/areas/goods/web/useDimensions.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { later } from "@fairway/ui/parts/later.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Suspense, useMemo } from "react";
import type { Containers } from "./useContainers.ts";

// Each service has one of them, and the form around it is read first.
const ContainerGrid = later(async () => (await import("./ContainerGrid.tsx")).ContainerGrid);
const DimensionGrid = later(
  async () => (await import("@fairway/areas/goods/web/DimensionGrid.tsx")).DimensionGrid,
);

// Only the job of an air service has it.
const LinesOfBills = later(async () => (await import("./LinesOfBills.tsx")).LinesOfBills);

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
  const { jobId } = grid;
  const tools =
    isOfBill || !jobId ? null : (
      <Suspense fallback={null}>
        <LinesOfBills jobId={jobId} dimensions={dimensions} />
      </Suspense>
    );
  return (
    <Suspense fallback={<RowSkeletons rows={4} />}>
      {service.goods === "dimensions" ? (
        <DimensionGrid {...{ dimensions, weights, tools }} whyNot={grid.whyNot} />
      ) : (
        <ContainerGrid {...grid} list={list} />
      )}
    </Suspense>
  );
}
