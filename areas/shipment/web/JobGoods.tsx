import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { tonsOf } from "@fairway/areas/goods/model/revenueTons.ts";
import { DimensionGrid } from "@fairway/areas/goods/web/DimensionGrid.tsx";
import type { AirWeights } from "@fairway/areas/goods/web/useAirWeights.ts";
import type { MeasuredGoods } from "@fairway/areas/goods/web/useDimensions.ts";
import { goodsWords } from "@fairway/areas/goods/web/words.ts";
import type { GoodsKind } from "@fairway/areas/service/model/goodsKinds.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { ContainerGrid } from "./ContainerGrid.tsx";
import { LinesOfBills } from "./LinesOfBills.tsx";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";

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

const refreshWords = {
  containers: words.refreshGoods,
  looseGoods: words.refreshLoose,
  dimensions: goodsWords.refresh,
} as const satisfies Record<GoodsKind, Words>;

/** Computes the sums of the goods from their lines; absent where there are no lines to sum. */
export function GoodsRefresh(props: {
  readonly service: Service;
  readonly whyNot: string | null;
  readonly refresh: () => Promise<void> | void;
}) {
  const say = useSay();
  const { goods } = props.service;
  const isSummed = props.whyNot === null;
  return (
    <>
      <TonsNote service={props.service} />
      {isSummed ? (
        <Button size="small" onClick={() => void props.refresh()}>
          {say(refreshWords[goods])}
        </Button>
      ) : null}
    </>
  );
}

/** The revenue tons of the typed weight and volume, where the service charges by them. Rule GO-4 */
function TonsNote({ service }: { readonly service: Service }) {
  const say = useSay();
  const language = useLanguage();
  const [cbm, grossWeight] = useWatch({ name: ["cbm", "grossWeight"] }) as unknown[];
  const read = (value: unknown) => (typeof value === "string" && isDecimal(value) ? value : null);
  const tons = tonsOf(service, { cbm: read(cbm), grossWeight: read(grossWeight) });
  if (!tons.revenueTons || decimal(tons.revenueTons).isZero()) return null;
  const shown = (value: string | null) => sayNumber(value, language, { least: 3, most: 3 });
  return (
    <span className="fw-quiet">
      {say(words.tons, { tons: shown(tons.revenueTons), charged: shown(tons.chargedTons) })}
    </span>
  );
}
