import { OfficeSettingDrawer } from "@fairway/areas/organisation/web/OfficeSettingDrawer.tsx";
import type { Answer } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { InputNumber } from "antd";
import { type ReactNode, useState } from "react";
import { getAdvanceSetting, saveAdvanceSetting } from "../contract.ts";
import { type AdvanceSetting, advanceSetting } from "../model/advanceSetting.ts";
import { settingWords as words } from "./settingWords.ts";

/** The terms and limits of the advances of an office. */
export function AdvanceSettingDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <OfficeSettingDrawer call={getAdvanceSetting} size={520} onClose={onClose}>
      {(stored, picker) => <Opened stored={stored} picker={picker} onClose={onClose} />}
    </OfficeSettingDrawer>
  );
}

const dayFields = ["termDays", "voucherDays", "overdueDays"] as const;

function Opened(props: {
  readonly stored: Answer<typeof getAdvanceSetting>;
  readonly picker: ReactNode;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const whyNot = useWhyNot();
  const { officeId, version, mayUpdate } = props.stored;
  const [setting, setSetting] = useState<AdvanceSetting>(() => advanceSetting.parse(props.stored));
  const save = useVerb(saveAdvanceSetting, {
    invalidates: [getAdvanceSetting],
    onDone: () => toast.success(say(words.saved)),
  });
  return (
    <SideDrawer
      size={520}
      title={say(words.settings)}
      onClose={props.onClose}
      primary={{
        words: partWords.save,
        busy: save.isPending,
        why: whyNot("sysOffice.write", !mayUpdate),
        run: () => save.mutate({ ...setting, officeId, version }),
      }}
    >
      {props.picker}
      {dayFields.map((name) => (
        <Labelled key={name} label={words[name]} hint={words[`${name}Hint`]}>
          <InputNumber<number>
            className="fw-wide"
            min={0}
            max={999}
            precision={0}
            disabled={!mayUpdate}
            aria-label={say(words[name])}
            value={setting[name]}
            onChange={(value) => {
              // Only the limit may be left empty.
              if (name === "overdueDays" || value !== null) {
                setSetting({ ...setting, [name]: value });
              }
            }}
          />
        </Labelled>
      ))}
      <Labelled label={words.openLimit} hint={words.openLimitHint}>
        <NumberInput
          label={say(words.openLimit)}
          unit={localCurrency}
          value={setting.openLimit}
          disabled={!mayUpdate}
          invalid={!advanceSetting.shape.openLimit.safeParse(setting.openLimit).success}
          onChange={(openLimit) => setSetting({ ...setting, openLimit })}
        />
      </Labelled>
      <p className="fw-quiet">{say(words.cashLimit)}</p>
    </SideDrawer>
  );
}
