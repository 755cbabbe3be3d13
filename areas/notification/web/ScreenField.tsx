import { fold } from "@fairway/core/words/fold.ts";
import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { useOwnScreens } from "@fairway/ui/session/ownScreens.ts";
import { Select } from "antd";
import { useState } from "react";

/** A screen of the menu by its name; a pasted address names a record or a filtered list. */
export function ScreenField(props: FieldProps) {
  const screens = useOwnScreens();
  const [typed, setTyped] = useState("");
  const pasted = /\/home\/\S+/.exec(typed)?.[0];
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => {
        const known = screens.map((each) => ({
          value: each.to,
          label: `${each.group} · ${each.title}`,
        }));
        const others = [pasted, field.value as string | null]
          .filter((to) => to && !known.some(({ value }) => value === to))
          .map((to) => ({ value: String(to), label: String(to) }));
        return (
          <Select
            id={id}
            ref={field.ref}
            className="fw-wide"
            allowClear
            disabled={disabled}
            showSearch={{
              onSearch: setTyped,
              filterOption: (text, option) =>
                option?.value === pasted || fold(String(option?.label)).includes(fold(text)),
            }}
            options={[...new Map([...others, ...known].map((each) => [each.value, each])).values()]}
            value={(field.value as string | null) || null}
            {...(invalid ? { status: "error" as const } : {})}
            onChange={(to: string | undefined) => field.onChange(to ?? null)}
            onBlur={field.onBlur}
          />
        );
      }}
    </FieldFrame>
  );
}
