import type { FormSection } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import type { ReactNode } from "react";

/** The sections of a declared form; several fields of a line share one place. */
export function DeclaredSections<Field extends string>(props: {
  readonly sections: readonly FormSection<Field>[];
  readonly input: (field: Field) => ReactNode;
  /** The list of goods: containers, loose goods or dimensions. */
  readonly goods: ReactNode;
  /** Shown next to the title of the section that takes the sums of the list. */
  readonly goodsExtra: ReactNode;
}) {
  return props.sections.map(({ title, fields, hasSums }) =>
    fields ? (
      <Section key={title.en} title={title} extra={hasSums ? props.goodsExtra : null}>
        {fields.map((line) =>
          typeof line === "string" ? (
            props.input(line)
          ) : (
            <div key={line.join()} className="fw-halves">
              {line.map(props.input)}
            </div>
          ),
        )}
      </Section>
    ) : (
      <Section key={title.en} title={title} columns={1}>
        {props.goods}
      </Section>
    ),
  );
}
