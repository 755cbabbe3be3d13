import { Button, type ButtonProps } from "antd";
import { type ReactNode, useRef } from "react";

/** A button that takes one file; the control of the library weighs as much as a form. */
export function FileButton(
  props: Pick<ButtonProps, "id" | "icon" | "title" | "disabled" | "aria-label"> & {
    readonly accept: string;
    readonly busy?: boolean;
    readonly onFile: (file: File) => void;
    readonly children: ReactNode;
  },
) {
  const { accept, busy, onFile, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        size="small"
        loading={busy ?? false}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after its correction.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
