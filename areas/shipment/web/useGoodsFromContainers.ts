import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import {
  containerDetail,
  goodsCommodity,
  goodsDescription,
  goodsSums,
} from "../model/goodsSummary.ts";
import { type Goods, goodsThatFollow, overwritten } from "../model/goodsThatFollow.ts";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";

/** Computes the goods from the list; values that the list does not give stay. */
export type GoodsOf = (values: FieldValues, lines: Containers["lines"]) => Goods;

/**
 * Keeps the goods of a form at the sums and texts of its container list while nobody edits them;
 * returns the function that sets them again, after a confirmation where it overwrites.
 *
 * Shape: a new record is filled at once; a stored one follows from the first change of its list on.
 */
export function useGoodsFromContainers(
  form: UseFormReturn<FieldValues>,
  containers: Containers,
  goodsOf: GoodsOf,
  isNew = false,
): () => Promise<void> {
  const say = useSay();
  const confirm = useConfirm();
  const { lines, isDirty } = containers;
  const given = useRef<Goods>({});
  const computed = () => goodsOf(form.getValues(), lines);
  const set = (goods: Goods, isTyped: boolean) => {
    for (const [field, value] of Object.entries(goods)) {
      form.setValue(field, value, { shouldDirty: isTyped });
    }
  };
  const follow = useLatest((list: Containers["lines"]) => {
    const next = list.length > 0 ? goodsOf(form.getValues(), list) : {};
    if (isNew || isDirty) set(goodsThatFollow(form.getValues(), given.current, next), isDirty);
    given.current = next;
  });
  useEffect(() => follow.current(lines), [lines, follow]);
  return async () => {
    const next = computed();
    const isAsked = overwritten(form.getValues(), next).length > 0;
    if (isAsked && !(await confirm({ title: say(words.refreshAsk) }))) return;
    set(next, true);
    given.current = next;
  };
}

/**
 * The goods of a job from its lines. Loose goods are in a container of others, and their lines have
 * no net or charge weight, so those that were typed stay.
 */
export const goodsOfJob = (service: Service): GoodsOf =>
  function computed(values, lines) {
    const { grossWeight, netWeight, chargeWeight, cbm, packageQty } = goodsSums(lines);
    return {
      ...(service.goods === "looseGoods"
        ? {
            packageType:
              (values["packageType"] as string | null) ?? lines[0]?.packageTypeId ?? null,
          }
        : { packageContainer: containerDetail(lines), netWeight, chargeWeight }),
      grossWeight,
      cbm,
      packageQty,
      ...(values["desOfGoods"] ? {} : { desOfGoods: goodsDescription(lines) }),
      ...(values["commodity"] ? {} : { commodity: goodsCommodity(lines) }),
    };
  };
