import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { userPicker } from "@fairway/areas/organisation/web/pickers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal, Select } from "antd";
import { type ReactNode, useState } from "react";
import { exportAgreements } from "../contractSheet.ts";
import type { PartnerType } from "@fairway/areas/partner/model/partnerTypes.ts";
import { agreementWords as words } from "./words.ts";

const states = { all: null, active: true, inactive: false } as const;

/** The dialog that exports agreements as a sheet. */
export function AgreementExport(props: {
  readonly type: PartnerType;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const [salemanId, setSalesman] = useState<string | null>(null);
  const [fromDate, setFrom] = useState<string | null>(null);
  const [toDate, setTo] = useState<string | null>(null);
  const [state, setState] = useState<keyof typeof states>("all");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const active = states[state];
      const ask = { partnerType: props.type, salemanId, fromDate, toDate, active };
      saveFile(await client.download(exportAgreements, ask));
      props.onClose();
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const stateWords = {
    all: words.allStates,
    active: words.isActive,
    inactive: words.isInactive,
  } as const;
  const field = (id: string, label: string, input: ReactNode) => (
    <div className="fw-field">
      <label htmlFor={id}>{label}</label>
      {input}
    </div>
  );
  return (
    <Modal
      open
      title={say(words.exportAgreements)}
      okText={say(words.exportNow)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: busy }}
      onOk={() => void save()}
      onCancel={props.onClose}
    >
      <div className="fw-columns fw-columns-2">
        {field(
          "export-salesman",
          say(words.salesman),
          <PickerInput
            id="export-salesman"
            source={userPicker}
            value={salemanId}
            onChange={setSalesman}
          />,
        )}
        {field(
          "export-state",
          say(words.status),
          <Select
            showSearch={typeAhead}
            id="export-state"
            className="fw-wide"
            value={state}
            onChange={setState}
            options={(Object.keys(states) as (keyof typeof states)[]).map((value) => ({
              value,
              label: say(stateWords[value]),
            }))}
          />,
        )}
        {field(
          "export-from",
          say(words.createdFrom),
          <DayInput id="export-from" value={fromDate} onChange={setFrom} />,
        )}
        {field(
          "export-to",
          say(words.createdTo),
          <DayInput
            id="export-to"
            value={toDate}
            onChange={setTo}
            {...(fromDate ? { min: fromDate } : {})}
          />,
        )}
      </div>
    </Modal>
  );
}
