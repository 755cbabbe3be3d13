import { DatePicker } from "antd";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import { useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";

dayjs.extend(customParseFormat);

/** The formats of a typed day; the first one is also the shown format. */
export const dayFormats = [
  "DD/MM/YYYY",
  "D/M/YYYY",
  "DDMMYYYY",
  "DD/MM/YY",
  "DDMMYY",
  "D/M/YY",
  "YYYY-MM-DD",
];

/** A calendar day, typed or picked; the value is `YYYY-MM-DD`. */
export function DayInput(props: {
  readonly value: string | null | undefined;
  readonly onChange: (day: string | null) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly label?: string;
}) {
  const say = useSay();
  return (
    <DatePicker
      className="fw-wide"
      format={dayFormats}
      placeholder={say(formWords.dayPlaceholder)}
      value={props.value ? dayjs(props.value.slice(0, 10)) : null}
      disabled={props.disabled ?? false}
      {...(props.invalid ? { status: "error" as const } : {})}
      {...(props.id ? { id: props.id } : {})}
      {...(props.min ? { minDate: dayjs(props.min) } : {})}
      {...(props.max ? { maxDate: dayjs(props.max) } : {})}
      {...(props.label ? { "aria-label": props.label } : {})}
      preserveInvalidOnBlur={false}
      onChange={(picked) => props.onChange(picked ? picked.format("YYYY-MM-DD") : null)}
      onBlur={() => props.onBlur?.()}
    />
  );
}
