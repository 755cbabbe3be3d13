import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { billsForStages } from "../contract.ts";
import { stageWords as words } from "./words.ts";

/** House bills of a job, one or several; none means the whole job. */
export function BillField(
  props: FieldProps & { readonly jobId: string; readonly several?: boolean },
) {
  const say = useSay();
  const bills = useAsk(billsForStages, { jobId: props.jobId }, { fresh: 30_000 });
  const options = (bills.data ?? []).map((bill) => ({ value: bill.id, label: bill.hwbno }));
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <Select
          id={id}
          ref={field.ref}
          className="fw-wide"
          allowClear
          loading={bills.isFetching}
          {...(props.several ? { mode: "multiple" as const } : {})}
          showSearch={typeAhead}
          options={options}
          placeholder={say(words.wholeJob)}
          value={props.several ? (field.value ?? []) : (field.value ?? null)}
          disabled={disabled}
          {...(invalid ? { status: "error" as const } : {})}
          onChange={(value) => field.onChange(value ?? null)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
