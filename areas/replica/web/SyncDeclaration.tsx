import { listDeclarations } from "@fairway/areas/customs/contract.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { replicateDeclaration } from "../contract.ts";
import { replicaWords as words } from "./words.ts";

/** Puts one declaration of a job on its replica, once. Rule RE-5 */
export default function SyncDeclaration(props: {
  readonly declaration: { readonly id: string; readonly clearanceNo: string };
}) {
  const { declaration } = props;
  const say = useSay();
  const { clearanceNo } = declaration;
  const sync = useVerb(replicateDeclaration, {
    invalidates: [listDeclarations],
    onDone: ({ data: { added, jobNo } }) => {
      const text = say(added > 0 ? words.declarationSent : words.declarationThere, {
        clearanceNo,
        jobNo,
      });
      if (added > 0) toast.success(text);
      else toast.info(text);
    },
  });
  return (
    <Button
      type="text"
      size="small"
      loading={sync.isPending}
      onClick={() => sync.mutate({ id: declaration.id })}
    >
      {say(words.sendDeclaration)}
    </Button>
  );
}
