import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { useAddress } from "../address/useAddress.ts";
import { Refusal } from "../client/refusal.ts";
import { toast } from "../parts/toast.ts";
import { useLatest } from "../parts/useLatest.ts";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { keepDraft, onSessionEnd, takeDraft } from "./drafts.ts";
import { showFirstMark } from "./firstMark.ts";
import { formWords } from "./formWords.ts";
import { shapeResolver } from "./shapeResolver.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";

/** The settings of a record form. */
export interface RecordFormSpec<Shape extends z.ZodObject, Saved> {
  /** The contract's body shape; browser and server check with the same one. */
  readonly schema: Shape;
  /** The values to start from. A new object of the same record after saving resets the form. */
  readonly start: Record<string, unknown>;
  /** Sends the values; a refusal marks its fields and keeps the values. */
  readonly save: (values: z.output<Shape>) => Promise<Saved>;
  readonly onSaved?: (saved: Saved) => void;
  /** Loads the present record, to compare after a conflict. */
  readonly latest?: () => Promise<Record<string, unknown>>;
  /** Identifies a form on a screen with several, so that each gets its own draft back. */
  readonly name?: string;
  /** A form inside a drawer over another form keeps no draft and no guard. */
  readonly unguarded?: boolean;
}

/** An open record form; passed to `RecordForm`. */
export interface RecordFormHandle {
  readonly form: UseFormReturn<FieldValues>;
  /** Takes the form on the page: a refused save goes to its first marked field. */
  readonly attach: (form: HTMLFormElement | null) => void;
  readonly submit: () => void;
  readonly saving: boolean;
  readonly dirty: boolean;
  readonly conflict: Refusal | null;
  readonly theirs: Record<string, unknown> | null;
  readonly compare: (() => void) | null;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** Manages the form of a record: checks, saves, marks refused fields, never loses typed values. */
export function useRecordForm<Shape extends z.ZodObject, Saved>(
  spec: RecordFormSpec<Shape, Saved>,
): RecordFormHandle {
  const language = useLanguage();
  const say = useSay();
  const { path } = useAddress();
  const draftOf = spec.name ? `${path}#${spec.name}` : path;
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Refusal | null>(null);
  const [theirs, setTheirs] = useState<Record<string, unknown> | null>(null);
  const form = useForm<FieldValues>({
    defaultValues: spec.start,
    resolver: shapeResolver(spec.schema, language),
  });
  const { isDirty } = form.formState;
  const saved = useRef(false);
  const dirty = useRef(false);
  useLayoutEffect(() => {
    dirty.current = isDirty && !saved.current;
  });
  const now = useLatest(spec);
  const element = useRef<HTMLFormElement>(null);
  const attach = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
  }, []);

  const startText = JSON.stringify(spec.start);
  const startedWith = useRef(startText);
  useEffect(() => {
    if (startedWith.current === startText) return;
    startedWith.current = startText;
    // While the user types, a fresh answer changes only untouched fields.
    form.reset(now.current.start, { keepDirtyValues: dirty.current });
    saved.current = false;
  }, [form, startText, now]);

  const guarded = !spec.unguarded;
  useLeaveGuard(useCallback(() => guarded && dirty.current, [guarded]));
  useEffect(() => {
    if (!guarded) return;
    const draft = takeDraft(draftOf);
    if (draft) {
      for (const [name, value] of Object.entries(draft)) {
        form.setValue(name, value, { shouldDirty: true });
      }
      toast.info(say(formWords.restored));
    }
    return onSessionEnd(() => dirty.current && keepDraft(draftOf, form.getValues()));
  }, [guarded, draftOf, form, say]);

  const send = async (values: FieldValues) => {
    setSaving(true);
    try {
      const answer = await now.current.save(values as z.output<Shape>);
      // If onSaved leaves the screen, the leave guard must already be off.
      saved.current = true;
      dirty.current = false;
      setConflict(null);
      setTheirs(null);
      form.reset(form.getValues(), { keepValues: true });
      now.current.onSaved?.(answer);
      saved.current = false;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      refuseForm(form, fault);
      if (fault.fields.length > 0) showFirstMark(() => element.current);
      if (fault.isConflict) setConflict(fault);
      else if (fault.status !== 401) toast.error(fault.message);
    } finally {
      setSaving(false);
    }
  };
  const submit = () =>
    form.handleSubmit(send, () => {
      toast.error(say(formWords.fix));
      showFirstMark(() => element.current);
    })();
  const compare = async () => setTheirs((await now.current.latest?.()) ?? null);
  const settle = (values: Record<string, unknown>) => {
    form.reset({ ...theirs });
    for (const [name, value] of Object.entries(values)) {
      if (!isVersion(name)) form.setValue(name, value, { shouldDirty: true });
    }
    setConflict(null);
    setTheirs(null);
  };
  return {
    form,
    attach,
    submit: () => void submit(),
    saving,
    dirty: isDirty,
    conflict,
    theirs,
    compare: spec.latest ? () => void compare() : null,
    takeTheirs: () => settle({}),
    keepMine: () => settle(form.getValues()),
  };
}

/** The versions of what a form was read from; they are always those of the latest answer. */
const isVersion = (name: string) => /^version$|Version$/.test(name);

/** Marks the fields that the server refused and goes to the first. */
export function refuseForm(form: UseFormReturn<FieldValues>, refusal: Refusal): void {
  refusal.fields.forEach((each, at) => {
    form.setError(
      each.field,
      { type: each.code, message: each.message },
      { shouldFocus: at === 0 },
    );
  });
}
