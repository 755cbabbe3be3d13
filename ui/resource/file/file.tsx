import { Suspense } from "react";
import { soon } from "../../parts/later.ts";
import type { Kind, KindInputProps } from "../kind.ts";
import { FileLink } from "./FileLink.tsx";

// Few records keep files; what sends them is large.
const FileInput = soon(async () => (await import("./FileInput.tsx")).FileInput);

/** A kept file: sent in the form, saved by a click on its name. */
export const file: Kind = {
  Input: (props: KindInputProps) => (
    <Suspense fallback={null}>
      <FileInput {...props} />
    </Suspense>
  ),
  Cell: ({ row, name, spec }) => <FileLink spec={spec} field={name} row={row} />,
  width: 160,
};
