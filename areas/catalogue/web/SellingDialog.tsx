import { TextField } from "@fairway/ui/form/fields.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { FormProvider, useForm } from "react-hook-form";
import { AccountField } from "./AccountField.tsx";
import { catalogueWords as words } from "./words.ts";

/** The selling charge of a buying charge. */
export interface Selling {
  readonly code: string;
  readonly accountNo: string | null;
  readonly accountNoVat: string | null;
}

/** Asks for the selling charge of a new buying charge; `no` saves without one. */
export function SellingDialog(props: {
  /** The code of the buying charge. */
  readonly code: string;
  readonly onYes: (selling: Selling) => void;
  readonly onNo: () => void;
}) {
  const say = useSay();
  const form = useForm<Selling>({
    defaultValues: { code: props.code.replace(/^./, "S"), accountNo: null, accountNoVat: null },
  });
  const yes = form.handleSubmit((selling) => {
    if (selling.code.trim()) props.onYes(selling);
    else form.setError("code", { message: say(words.sellingCodeNeeded) });
  });
  return (
    <Modal
      open
      title={say(words.sellingTitle)}
      okText={say(words.sellingYes)}
      cancelText={say(words.sellingNo)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      onOk={() => void yes()}
      onCancel={props.onNo}
    >
      <FormProvider {...form}>
        <p className="fw-quiet">{say(words.sellingDetail)}</p>
        <div className="fw-form">
          <TextField name="code" label={words.sellingCode} required max={50} />
          <AccountField name="accountNo" label={words.sellingAccount} />
          <AccountField name="accountNoVat" label={words.sellingAccountVat} />
        </div>
      </FormProvider>
    </Modal>
  );
}
