import { PlusOutlined, DeleteOutlined } from "@ant-design/icons";
import { InstantField } from "@fairway/ui/form/InstantField.tsx";
import { SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useFieldArray, useFormContext } from "react-hook-form";
import { mostStops } from "../model/trip.ts";
import { stopKinds } from "../model/stopKinds.ts";
import { tripWords as words } from "./words.ts";
import "./trips.css";

/** A stop that is not keyed yet. */
export const emptyStop = (kind: keyof typeof stopKinds) => ({
  id: null,
  kind,
  place: "",
  address: "",
  contact: "",
  plannedAt: null,
  actualAt: null,
});

/** The stops of a trip in their order. */
export function StopFields(props: { readonly isReadOnly: boolean; readonly hasActual: boolean }) {
  const say = useSay();
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: "stops", keyName: "key" });
  const { isReadOnly, hasActual } = props;
  return (
    <Section title={words.stops} columns={1}>
      <div className="fw-trip-stops">
        {fields.map(({ key }, at) => (
          <div key={key} className="fw-trip-stop" data-actual={hasActual}>
            <SelectField name={`stops.${at}.kind`} label={words.kind} of={stopKinds} required />
            <TextField name={`stops.${at}.place`} label={words.place} max={200} required />
            <TextField name={`stops.${at}.address`} label={words.address} max={500} />
            <TextField name={`stops.${at}.contact`} label={words.contact} max={200} />
            <InstantField name={`stops.${at}.plannedAt`} label={words.planned} />
            {hasActual ? <InstantField name={`stops.${at}.actualAt`} label={words.actual} /> : null}
            {isReadOnly ? null : (
              <Button
                type="text"
                aria-label={say(words.removeStop, { no: at + 1 })}
                title={say(words.removeStop, { no: at + 1 })}
                icon={<DeleteOutlined />}
                disabled={fields.length < 2}
                onClick={() => remove(at)}
              />
            )}
          </div>
        ))}
        {isReadOnly || fields.length >= mostStops ? null : (
          <Button icon={<PlusOutlined />} onClick={() => append(emptyStop("Deliver"))}>
            {say(words.addStop)}
          </Button>
        )}
      </div>
    </Section>
  );
}
