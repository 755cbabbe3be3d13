import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { Words } from "@fairway/core/words/words.ts";
import { useAddress } from "../address/useAddress.ts";
import { useKeys } from "../palette/useKeys.ts";
import { soon } from "../parts/later.ts";
import { enterFirstField } from "./enterFirstField.ts";
import { showField } from "./firstMark.ts";
import { FormFacts } from "./formFacts.ts";
import { formWords } from "./formWords.ts";
import type { RecordFormHandle } from "./useRecordForm.tsx";

const ConflictNotice = soon(async () => (await import("./ConflictNotice.tsx")).ConflictNotice);

/**
 * The form around its sections: Ctrl+S saves, a conflict shows both versions. A new record starts
 * with the cursor in its first field.
 */
export function RecordForm(props: {
  readonly form: RecordFormHandle;
  readonly readOnly?: boolean;
  readonly children: ReactNode;
}) {
  const { form, readOnly = false } = props;
  const { attach } = form;
  const { getValues } = form.form;
  const element = useRef<HTMLFormElement>(null);
  const hold = useCallback(
    (node: HTMLFormElement | null) => {
      element.current = node;
      attach(node);
    },
    [attach],
  );
  useEffect(() => {
    const isNew = (getValues("version") ?? null) === null;
    return isNew && !readOnly ? enterFirstField(() => element.current) : undefined;
  }, [getValues, readOnly]);
  const { field: wanted } = useAddress().search;
  useEffect(() => {
    if (wanted) showField(() => element.current, wanted);
  }, [wanted]);
  const [labels] = useState(() => new Map<string, Words>());
  const facts = useMemo(() => ({ readOnly, labels }), [readOnly, labels]);
  useKeys(readOnly ? [] : [{ keys: "mod+s", words: formWords.save, run: form.submit }]);
  return (
    <FormProvider {...form.form}>
      <FormFacts.Provider value={facts}>
        <form
          ref={hold}
          className="fw-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            form.submit();
          }}
        >
          {form.conflict ? (
            <Suspense fallback={null}>
              <ConflictNotice form={form} labels={labels} />
            </Suspense>
          ) : null}
          {props.children}
        </form>
      </FormFacts.Provider>
    </FormProvider>
  );
}
