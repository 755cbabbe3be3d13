import { isSameUnit, packagesCode } from "@fairway/areas/catalogue/model/unitSynonyms.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import {
  containerDetail,
  goodsCommodity,
  goodsDescription,
  goodsSums,
  packageTypeOfLines,
} from "../model/goodsSummary.ts";
import { type Goods, goodsThatFollow, overwritten } from "../model/goodsThatFollow.ts";
import { packageTypePicker } from "./pickers.ts";
import type { Containers } from "./useContainers.ts";
import { shipmentWords as words } from "./words.ts";

/** Computes the goods from the list; values that the list does not give stay. */
export type GoodsOf = (
  values: FieldValues,
  lines: Containers["lines"],
  /** The unit for packages of several kinds together. */
  together: string | null,
) => Goods;

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
  const together = usePackagesTogether(lines);
  const computed = () => goodsOf(form.getValues(), lines, together);
  const set = (goods: Goods, isTyped: boolean) => {
    for (const [field, value] of Object.entries(goods)) {
      form.setValue(field, value, { shouldDirty: isTyped });
    }
  };
  const follow = useLatest((list: Containers["lines"], unit: string | null) => {
    const next = list.length > 0 ? goodsOf(form.getValues(), list, unit) : {};
    if (isNew || isDirty) set(goodsThatFollow(form.getValues(), given.current, next), isDirty);
    given.current = next;
  });
  useEffect(() => follow.current(lines, together), [lines, together, follow]);
  return async () => {
    const next = computed();
    const isAsked = overwritten(form.getValues(), next).length > 0;
    if (isAsked && !(await confirm({ title: say(words.refreshAsk) }))) return;
    set(next, true);
    given.current = next;
  };
}

/** The unit for packages of several kinds together, read once a list has such. */
function usePackagesTogether(lines: Containers["lines"]): string | null {
  const client = useClient();
  const kinds = new Set(lines.map((line) => line.packageTypeId).filter(Boolean));
  const { data } = useQuery({
    queryKey: ["packagesTogether", client.language],
    queryFn: () => packageTypePicker.search(client, packagesCode),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: kinds.size > 1,
  });
  const found = data?.find(({ code }) => isSameUnit(code, packagesCode)) ?? null;
  rememberPicks([found]);
  return found?.id ?? null;
}

/**
 * The goods of a job from its lines. Loose goods are in a container of others, and their lines have
 * no net or charge weight, so those that were typed stay.
 */
export const goodsOfJob = (service: Service): GoodsOf =>
  function computed(values, lines, together) {
    const { grossWeight, netWeight, chargeWeight, cbm, packageQty } = goodsSums(lines);
    return {
      ...(service.goods === "looseGoods"
        ? {
            packageType: packageTypeOfLines({
              typed: (values["packageType"] as string | null | undefined) ?? null,
              lines,
              together,
              isAgain: true,
            }),
          }
        : { packageContainer: containerDetail(lines), netWeight, chargeWeight }),
      grossWeight,
      cbm,
      packageQty,
      ...(values["desOfGoods"] ? {} : { desOfGoods: goodsDescription(lines) }),
      ...(values["commodity"] ? {} : { commodity: goodsCommodity(lines) }),
    };
  };
