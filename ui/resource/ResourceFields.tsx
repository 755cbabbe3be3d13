import type { Field } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { AnyRow } from "./kind.ts";
import { kinds } from "./kinds.ts";

const columnsFor = (count: number) => (count <= 1 ? 1 : count === 2 || count === 4 ? 2 : 3);

/** The fields of a declared form, row by row; a locked field can be entered only in a new record. */
export function ResourceFields(props: {
  readonly resource: Resource;
  readonly row: AnyRow | null;
  /** The rows of the form to show; all by default. */
  readonly rows?: readonly (readonly string[])[];
}) {
  const { resource, row } = props;
  return (
    <>
      {(props.rows ?? resource.form).map((line) => (
        <div key={line.join()} className={`fw-columns fw-columns-${columnsFor(line.length)}`}>
          {line.map((name) => {
            const spec = resource.fields[name] as Field;
            const { Input } = kinds[spec.kind];
            return (
              <Input
                key={name}
                name={name}
                spec={spec}
                row={row}
                disabled={spec.locked && row !== null}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}
