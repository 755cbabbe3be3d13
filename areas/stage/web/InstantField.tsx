import { dayFormats } from "@fairway/ui/form/DayInput.tsx";
import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { DatePicker } from "antd";
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { stageWords as words } from "./words.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

const shown = "DD/MM/YYYY HH:mm";

/** A day and time in the office's time zone, typed or picked; the value is an instant or null. */
export function InstantField(props: FieldProps) {
  const say = useSay();
  const { timeZone } = useSession();
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <DatePicker
          id={id}
          className="fw-wide"
          showTime={{ format: "HH:mm", defaultOpenValue: dayjs("17:00", "HH:mm") }}
          format={[shown, ...dayFormats]}
          placeholder={say(words.anyTime)}
          value={field.value ? dayjs(dayjs(field.value).tz(timeZone).format(shown), shown) : null}
          disabled={disabled}
          {...(invalid ? { status: "error" as const } : {})}
          preserveInvalidOnBlur={false}
          onChange={(picked) =>
            field.onChange(
              picked ? dayjs.tz(picked.format("YYYY-MM-DD HH:mm"), timeZone).toISOString() : null,
            )
          }
          onBlur={(event) => {
            // The picker itself keeps the value of a field that was emptied by keyboard.
            const left = event.target;
            if (left instanceof HTMLInputElement && left.value === "") field.onChange(null);
            field.onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}
