import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { Input } from "antd";

/** A password for another computer; the browser neither fills it in nor keeps it. */
export function PasswordField(
  props: FieldProps & { readonly max: number; readonly placeholder?: string },
) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <Input.Password
          id={id}
          ref={field.ref}
          name={props.name}
          value={field.value ?? ""}
          disabled={disabled}
          autoComplete="new-password"
          maxLength={props.max}
          visibilityToggle={false}
          {...(props.placeholder ? { placeholder: props.placeholder } : {})}
          {...(invalid ? { status: "error" as const, "aria-invalid": true } : {})}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
