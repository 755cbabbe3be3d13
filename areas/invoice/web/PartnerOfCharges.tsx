import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { words } from "./words.ts";

/** A partner of found charges. */
interface Payer {
  readonly partnerId: string;
  readonly partnerCode: string;
  readonly partnerName: string;
}

/** Chooses one of the partners whose charges were found. */
export function PartnerOfCharges(props: {
  readonly payers: readonly Payer[];
  readonly value: string | null;
  readonly onChange: (partnerId: string) => void;
}) {
  const say = useSay();
  return (
    <Select
      showSearch={typeAhead}
      className="fw-wide"
      aria-label={say(words.partner)}
      value={props.value}
      options={props.payers.map((each) => ({
        value: each.partnerId,
        label: `${each.partnerCode} · ${each.partnerName}`,
      }))}
      onChange={props.onChange}
    />
  );
}
