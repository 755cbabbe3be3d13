import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { addCombine, pageCombines } from "../contract.ts";
import { CombineForm } from "./CombineForm.tsx";
import { useCombineHome } from "./useCombineHome.ts";
import { combineWords as words } from "./words.ts";

/** A new combined billing. */
export default function CombineNew() {
  const say = useSay();
  const { go } = useAddress();
  const home = useCombineHome();
  const create = useVerb(addCombine, {
    invalidates: [pageCombines],
    onDone: ({ data }) => {
      toast.success(say(words.saved, { no: data.combineBillingNo }));
      go(`${home}/detail/${data.id}`);
    },
  });
  return (
    <CombineForm
      billing={null}
      title={say(words.newCombine)}
      back={home}
      isSaving={create.isPending}
      onSave={(chosen) => create.mutate(chosen)}
    />
  );
}
