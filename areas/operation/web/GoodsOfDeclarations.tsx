import { decimal } from "@fairway/core/money/decimal.ts";
import { packageTypePicker } from "@fairway/areas/shipment/web/pickers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useFormContext } from "react-hook-form";
import { goodsOfDeclarations } from "../contract.ts";
import { declarationWords as words } from "./declarationWords.ts";

const taken = ["grossWeight", "netWeight", "cbm", "packageQty", "packageType"] as const;

/** Takes the goods of the job's declarations into its form; what they do not say stays. Rule OJ-15 */
export function GoodsOfDeclarations({ id }: { readonly id: string }) {
  const say = useSay();
  const client = useClient();
  const confirm = useConfirm();
  const { getValues, setValue } = useFormContext();
  const take = async () => {
    const goods = await client.ask(goodsOfDeclarations, { id });
    const told = taken.filter((field) => goods[field] !== null);
    if (told.length === 0) return toast.info(say(words.noGoods));
    const isOther = (field: (typeof taken)[number]) => {
      const typed = getValues(field) as string | null;
      if (!typed) return false;
      if (field === "packageType") return typed !== goods[field];
      return !decimal(typed).isZero() && !decimal(typed).eq(decimal(goods[field]));
    };
    if (told.some(isOther) && !(await confirm({ title: say(words.overwrite) }))) return;
    if (goods.packageTypeCode) {
      const units = await packageTypePicker.search(client, goods.packageTypeCode);
      rememberPicks(units);
    }
    for (const field of told) setValue(field, goods[field], { shouldDirty: true });
    toast.success(say(words.taken, { count: goods.declarations }));
  };
  const refused = (fault: unknown) => toast.error((fault as Error).message);
  return (
    <Button size="small" onClick={() => void take().catch(refused)}>
      {say(words.fromDeclarations)}
    </Button>
  );
}
