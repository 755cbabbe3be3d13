import { levelsOfUser } from "@fairway/areas/organisation/contract.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMutation } from "@tanstack/react-query";
import { type UserVerb, userVerbs } from "./places.ts";
import { accessWords as words } from "./words.ts";

/** What areas above do with a user, as actions of the page. */
export function useUserVerbs(
  user: { readonly id: string; readonly employeeNameEn: string } | null,
): readonly PageAction[] {
  const say = useSay();
  const client = useClient();
  const whyNot = useWhyNot();
  const id = user?.id ?? "";
  const places = useAsk(levelsOfUser, { id }, { when: id !== "" });
  const verb = useMutation({
    mutationFn: (each: UserVerb) => each.run(client, id),
    onSuccess: (_, each) => toast.success(say(each.done)),
  });
  if (!user) return [];
  return userVerbs().map((each) => ({
    words: each.words,
    why: whyNot(each.right) ?? (places.data?.length === 0 ? say(words.worksNowhere) : null),
    busy: verb.isPending,
    confirm: { title: say(each.question, { name: user.employeeNameEn }) },
    run: () => verb.mutate(each),
  }));
}
