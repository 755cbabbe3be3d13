import { addUserToGroup, levelsOfUser } from "@fairway/areas/organisation/contract.ts";
import { positions } from "@fairway/areas/organisation/model/organisation.ts";
import { AddPlace } from "@fairway/areas/organisation/web/AddPlace.tsx";
import { groupPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { PlaceTable } from "@fairway/areas/organisation/web/PlaceTable.tsx";
import { organisationWords } from "@fairway/areas/organisation/web/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { accessWords as words } from "./words.ts";

/** Where a user works, with a line to add a group. */
export function UserPlaces(props: { readonly userId: string; readonly why: string | null }) {
  const say = useSay();
  const found = useAsk(levelsOfUser, { id: props.userId });
  const add = useVerb(addUserToGroup, {
    invalidates: [levelsOfUser],
    onDone: () => toast.success(say(words.saved)),
  });
  return (
    <Section title={words.places} columns={1}>
      <AddPlace
        source={groupPicker}
        label={say(organisationWords.pickGroup)}
        positions={positions}
        busy={add.isPending}
        why={props.why}
        add={(groupId, position) =>
          add.mutate({ groupId, users: [{ userId: props.userId, position }] })
        }
      />
      <PlaceTable rows={found.data ?? []} of="person" why={props.why} />
    </Section>
  );
}
