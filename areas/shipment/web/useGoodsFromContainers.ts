import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import {
  containerDetail,
  goodsCommodity,
  goodsDescription,
  goodsSums,
} from "../model/goodsSummary.ts";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";

/** Sets the goods of a job to sums and texts of the container list, after a confirmation. */
export function useGoodsFromContainers(
  form: UseFormReturn<FieldValues>,
  containers: Containers,
): () => Promise<void> {
  const say = useSay();
  const confirm = useConfirm();
  return async () => {
    if (!(await confirm({ title: say(words.refreshAsk) }))) return;
    const { lines } = containers;
    const sums = goodsSums(lines);
    const set = (field: string, value: string | null) =>
      form.setValue(field, value, { shouldDirty: true });
    set("packageContainer", containerDetail(lines));
    set("grossWeight", sums.grossWeight);
    set("netWeight", sums.netWeight);
    set("chargeWeight", sums.chargeWeight);
    set("cbm", sums.cbm);
    set("packageQty", sums.packageQty);
    if (!form.getValues("desOfGoods")) set("desOfGoods", goodsDescription(lines));
    if (!form.getValues("commodity")) set("commodity", goodsCommodity(lines));
  };
}
