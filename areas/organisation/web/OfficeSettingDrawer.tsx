import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Fragment, type ReactNode, useState } from "react";
import { officePicker } from "./pickers.ts";

const office = { en: "Office", vi: "Văn phòng" } as const satisfies Words;

/** What the setting of an office says of the office itself. */
interface OfOffice {
  readonly officeId: string;
  readonly officeCode: string;
  readonly officeName: string;
  readonly version: number;
}

/**
 * A drawer with a setting of one office, first of the user's: `children` shows what was read, with the
 * picker of the office. Another office or version is shown from the beginning.
 */
export function OfficeSettingDrawer<Spec extends CallSpec>(props: {
  /** The call that reads the setting by `officeId`. */
  readonly call: Spec;
  readonly size: number;
  readonly onClose: () => void;
  readonly children: (stored: Answered<Spec> & OfOffice, picker: ReactNode) => ReactNode;
}) {
  const say = useSay();
  const session = useSession();
  const [officeId, setOfficeId] = useState<string>(session.officeId);
  const asked = useAsk(props.call, { officeId } as AskInput<Spec>, { quiet: true });
  const stored = asked.data as (Answered<Spec> & OfOffice) | undefined;
  if (!stored) {
    return (
      <SideDrawer isRead size={props.size} title={null} onClose={props.onClose}>
        {asked.error ? (
          <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
        ) : (
          <RowSkeletons />
        )}
      </SideDrawer>
    );
  }
  const picker = (
    <Labelled label={office}>
      <PickerInput
        label={say(office)}
        source={officePicker}
        value={stored.officeId}
        chosen={{ id: stored.officeId, code: stored.officeCode, name: stored.officeName }}
        required
        onChange={(id) => {
          if (id) setOfficeId(id);
        }}
      />
    </Labelled>
  );
  return (
    <Fragment key={`${stored.officeId} ${stored.version}`}>
      {props.children(stored, picker)}
    </Fragment>
  );
}
