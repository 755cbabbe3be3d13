import { incotermWarning } from "@fairway/areas/goods/model/incotermByAir.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Words } from "@fairway/core/words/words.ts";
import {
  DayField,
  NoteField,
  NumberField,
  PickerField,
  SelectField,
  SwitchField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { knownPick, type Pick, type PickerSource } from "@fairway/ui/form/picker.ts";
import { later } from "@fairway/ui/parts/later.ts";
import { type ComponentType, Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { incotermPicker, portPicker } from "./pickers.ts";

// Few services have a time on their forms.
const InstantField = later(
  async () => (await import("@fairway/ui/form/InstantField.tsx")).InstantField,
);

/** The names of a record's references, for its pickers. */
export type ChosenNames = Readonly<Record<string, Pick | null | undefined>>;

/** The properties of every input of a declared form. */
export interface InputProps<Field extends string> {
  readonly field: Field;
  readonly service: Service;
  readonly chosen: ChosenNames;
}

/** Choices whose words are the same in both languages. */
export const sameWords = (texts: readonly string[]): Readonly<Record<string, Words>> =>
  Object.fromEntries(texts.map((text) => [text, { en: text, vi: text }]));

/**
 * Builds the inputs of a declared form.
 *
 * Shape: `about` reads label, requirement and hint of a field from the declaration of the service.
 */
export function declaredInputs<Field extends string, Props extends InputProps<Field>>(
  about: (
    service: Service,
    field: Field,
  ) => { readonly label: Words; readonly required: boolean; readonly hint?: Words | null },
  /** The fields that the service has. */
  declared: (service: Service) => ReadonlySet<string>,
) {
  type Input = ComponentType<Props>;
  const frame = ({ field, service }: InputProps<Field>) => {
    const { label, required, hint } = about(service, field);
    return {
      name: field,
      label,
      ...(required ? { required } : {}),
      ...(hint ? { hint } : {}),
    };
  };
  return {
    frame,
    text: (max: number, upper = false): Input =>
      function DeclaredText(props) {
        return <TextField {...frame(props)} max={max} upper={upper} />;
      },
    note: (rows: number, max: number, span?: 2 | 3): Input =>
      function DeclaredNote(props) {
        return <NoteField {...frame(props)} rows={rows} max={max} {...(span ? { span } : {})} />;
      },
    choice: (
      choices: Readonly<Record<string, Words>>,
      /** The values that a service offers; without it all. */
      offered?: (service: Service) => readonly string[] | undefined,
    ): Input =>
      function DeclaredChoice(props) {
        const some = offered?.(props.service);
        const entries = Object.entries(choices).filter(([value]) => some?.includes(value) ?? true);
        return <SelectField {...frame(props)} of={Object.fromEntries(entries)} />;
      },
    mark: function DeclaredMark(props: Props) {
      return <SwitchField {...frame(props)} />;
    },
    picker: (source: (service: Service) => PickerSource<Pick>): Input =>
      function DeclaredPicker(props) {
        const { service, chosen, field } = props;
        return <PickerField {...frame(props)} source={source(service)} chosen={chosen[field]} />;
      },
    /** An incoterm; one for ships is warned about by air. */
    incoterm: function DeclaredIncoterm(props: Props) {
      const { service, chosen, field } = props;
      const id = useWatch({ name: field as string }) as string | null;
      const picked = chosen[field]?.id === id ? chosen[field] : id ? knownPick(id) : null;
      const hint = incotermWarning(service, picked?.code);
      return (
        <PickerField
          {...frame(props)}
          source={incotermPicker(service.code)}
          chosen={chosen[field]}
          {...(hint ? { hint } : {})}
        />
      );
    },
    number: (unit?: string): Input =>
      function DeclaredNumber(props) {
        return <NumberField {...frame(props)} most={3} {...(unit ? { unit } : {})} />;
      },
    day: function DeclaredDay(props: Props) {
      return <DayField {...frame(props)} />;
    },
    instant: function DeclaredInstant(props: Props) {
      return (
        <Suspense fallback={null}>
          <InstantField {...frame(props)} />
        </Suspense>
      );
    },
    /**
     * A port; its name is printed on papers until another name is typed, where the service has such a
     * name. An open one has its hint.
     */
    port: function DeclaredPort(props: Props) {
      const { setValue } = useFormContext();
      const printed: string = `${props.field}Description`;
      const port = useWatch({ name: props.field as string }) as string | null;
      const { hint, ...framed } = frame(props);
      return (
        <PickerField
          {...framed}
          {...(hint && !port ? { hint } : {})}
          source={portPicker(props.service)}
          chosen={props.chosen[props.field]}
          onPick={(picked) => {
            if (!declared(props.service).has(printed)) return;
            setValue(printed, picked?.name ?? "", { shouldDirty: true });
          }}
        />
      );
    },
  };
}
