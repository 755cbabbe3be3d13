import { type RecordFormHandle, useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useRef } from "react";
import type { z } from "zod";

/** A form of a document that is saved, or saved and sent for approval. */
interface SendableForm<Shape extends z.ZodObject, Saved> {
  readonly schema: Shape;
  readonly start: Record<string, unknown>;
  readonly save: (values: z.output<Shape>) => Promise<{ readonly data: Saved }>;
  /** Saves and sends; returns the approvers without an e-mail address, too. */
  readonly send: (
    values: z.output<Shape>,
  ) => Promise<{ readonly data: Saved; readonly withoutMail: readonly string[] }>;
  readonly numberOf: (saved: Saved) => string;
  readonly onSaved: (saved: Saved, isSent: boolean) => void;
}

/** Manages such a form; `submit(true)` sends. The keys of the form save without sending. */
export function useSendableForm<Shape extends z.ZodObject, Saved>({
  schema,
  start,
  ...spec
}: SendableForm<Shape, Saved>): {
  readonly form: RecordFormHandle;
  readonly submit: (isSent: boolean) => void;
} {
  const say = useSay();
  const isSending = useRef(false);
  const wasSent = useRef(false);
  const form = useRecordForm({
    schema,
    start,
    save: async (values) => {
      wasSent.current = isSending.current;
      isSending.current = false;
      if (!wasSent.current) return (await spec.save(values)).data;
      const { data, withoutMail } = await spec.send(values);
      if (withoutMail.length > 0) {
        toast.success(say(words.withoutMail, { names: withoutMail.join(", ") }));
      }
      return data;
    },
    onSaved: (saved) => {
      const number = spec.numberOf(saved);
      toast.success(say(wasSent.current ? words.sent : words.saved, { number }));
      spec.onSaved(saved, wasSent.current);
    },
  });
  const submit = (isSent: boolean) => {
    isSending.current = isSent;
    form.submit();
  };
  return { form, submit };
}

const words = {
  saved: { en: "{number} saved.", vi: "Đã lưu {number}." },
  sent: { en: "{number} sent for approval.", vi: "Đã gửi duyệt {number}." },
  withoutMail: {
    en: "No e-mail address: {names}. They get a message here.",
    vi: "Chưa có email: {names}. Họ nhận thông báo trong hệ thống.",
  },
} as const;
