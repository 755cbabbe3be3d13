import { packagesCode, sameUnits } from "@fairway/areas/catalogue/model/unitSynonyms.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { type RawBuilder, sql } from "kysely";
import type { ContainerForm } from "../model/container.ts";
import type { UnitNames } from "../model/goodsOf.ts";

const unitFields = ["containerTypeId", "packageTypeId", "unitOfMeasureId"] as const;

/** The references of a line of goods. */
export type LineReferences = Pick<ContainerForm, (typeof unitFields)[number] | "ownerId">;

/** The units of lines by id and the one for packages together, as an expression of a statement. */
export function unitsOfLines(
  companyId: string,
  lines: readonly LineReferences[],
): RawBuilder<unknown> {
  const ids = new Set(lines.flatMap((line) => unitFields.map((field) => line[field])));
  return sql`(select jsonb_object_agg(u.id,
      jsonb_build_object('code', u.code, 'name', u.unit_name_en, 'iso', u.iso_code))
    from unit u where u.company_id = ${companyId}
      and (u.id = any(${[...ids].filter(Boolean)}::uuid[])
        or (u.unit_type = 'Package' and u.active
          and upper(u.code) = any(${sameUnits(packagesCode)}::text[]))))`;
}

/** The known owners of lines, as an expression of a statement. */
export function ownersOfLines(
  companyId: string,
  lines: readonly LineReferences[],
): RawBuilder<unknown> {
  const ids = new Set(lines.map((line) => line.ownerId));
  return sql`array(select p.id::text from partner p where p.company_id = ${companyId}
    and p.id = any(${[...ids].filter(Boolean)}::uuid[]))`;
}

/** Lists the references of lines that name no record of the company. */
export function unknownOfLines(
  lines: readonly LineReferences[],
  found: { units: Readonly<Record<string, UnitNames>> | null; owners: readonly string[] },
): FieldRefusal[] {
  const unknown = (no: number, field: keyof LineReferences, value: string) =>
    refuse.field(`csMawbcontainers.${no}.${field}`, "field.unknown", { value });
  return lines.flatMap((line, no) => [
    ...unitFields.flatMap((field) => {
      const value = line[field];
      return value && !found.units?.[value] ? [unknown(no, field, value)] : [];
    }),
    ...(line.ownerId && !found.owners.includes(line.ownerId)
      ? [unknown(no, "ownerId", line.ownerId)]
      : []),
  ]);
}
