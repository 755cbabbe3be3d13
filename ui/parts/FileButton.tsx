import { Button } from "antd";
import { type ReactNode, useRef } from "react";

/** A button that takes one file; the control of the library weighs as much as a form. */
export function FileButton(props: {
  readonly accept: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" loading={props.busy ?? false} onClick={() => input.current?.click()}>
        {props.children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={props.accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after its correction.
          target.value = "";
          if (file) props.onFile(file);
        }}
      />
    </>
  );
}
