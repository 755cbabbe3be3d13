import { tonsOf } from "@fairway/areas/goods/model/revenueTons.ts";
import { goodsWords } from "@fairway/areas/goods/web/words.ts";
import type { GoodsKind } from "@fairway/areas/service/model/goodsKinds.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useWatch } from "react-hook-form";
import { shipmentWords as words } from "./words.ts";

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
