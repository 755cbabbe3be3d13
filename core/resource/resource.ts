import type { FieldRefusal } from "../refusal/refusal.ts";
import type { Words } from "../words/words.ts";
import type { Field, LinkTarget } from "./field.ts";
import { kinds } from "./kinds.ts";

/** The declared fields of a record, by name. */
export type Fields = Readonly<Record<string, Field>>;

/** The calls a declaration may have. */
export type ResourceCallName =
  | "paging"
  | "query"
  | "all"
  | "byLanguage"
  | "get"
  | "history"
  | "uses"
  | "attach"
  | "file"
  | "add"
  | "update"
  | "activate"
  | "remove"
  | "template"
  | "upload"
  | "import"
  | "export"
  | "allowDetail"
  | "allowDelete";

/**
 * The paths of a declaration's calls.
 *
 * Shape: `paths` lists each existing call below the controller, so that usual paths and the odd
 * ones of older contracts are declared alike; a call without a path does not exist. `export` is a
 * whole path, because exports have a controller of their own. `history`, `uses` and `activate`,
 * and `attach` and `file` for files, are added without being listed.
 */
export interface CallMap {
  readonly controller: string;
  readonly paths: Readonly<Partial<Record<ResourceCallName, string>>>;
}

/** The declaration of a record, from which table check, calls and screens are derived. */
export interface ResourceSpec<F extends Fields> {
  readonly title: Words;
  /** The menu whose rights protect the records. */
  readonly menu: string;
  /** Whether each company has its own records or all companies share one list. */
  readonly shared: "company" | "all";
  /** Whether a row has an owner that the reach is compared with, or the menu's switches decide alone. */
  readonly guard?: "row" | "menu";
  /** The table, when its name differs from the resource's. */
  readonly table?: string;
  /** Columns that have the same value in every record of this declaration. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The field that identifies a record for users; imports match on it. */
  readonly key: NoInfer<keyof F & string>;
  /** The fields that hold its name in each language. */
  readonly names: { readonly [L in "en" | "vi"]: NoInfer<keyof F & string> };
  readonly fields: F;
  /** Groups of fields that must be unique together; a single field has `unique` itself. */
  readonly unique?: readonly (readonly NoInfer<keyof F & string>[])[];
  readonly list: {
    readonly columns: readonly NoInfer<keyof F & string>[];
    readonly search: readonly NoInfer<keyof F & string>[];
    readonly sort: NoInfer<keyof F & string> | "datetimeModified";
    readonly descending?: boolean;
    /** Fields offered as filters; choices, links and flags only. */
    readonly filters?: readonly NoInfer<keyof F & string>[];
    /**
     * The list grows to hundreds of thousands, so each sort order has an index; lists the fields that
     * every request for the list sets to one value.
     */
    readonly indexedBy?: readonly NoInfer<keyof F & string>[];
  };
  /**
   * How a picker ranks the records: the fields whose beginning counts most, and the order of equally
   * good ones; by default the key and the names, in the order of the key.
   */
  readonly picks?: {
    readonly leads?: readonly NoInfer<keyof F & string>[];
    readonly order?: NoInfer<keyof F & string>;
  };
  /** The rows of the form. */
  readonly form: readonly (readonly NoInfer<keyof F & string>[])[];
  readonly excel: readonly NoInfer<keyof F & string>[];
  /** What fields have as the example of a template of the sheet, instead of that of their kind. */
  readonly examples?: Readonly<Partial<Record<NoInfer<keyof F & string>, string>>>;
  /** Errors across fields; a pure function and the only extension point. */
  readonly check?: (values: NoInfer<Values<F>>) => readonly FieldRefusal[];
  readonly calls: CallMap;
}

type Declared = ResourceSpec<Fields>;

/** A declaration with all defaults filled in. */
export interface Resource<F extends Fields = Fields>
  extends LinkTarget,
    Required<Omit<Declared, keyof LinkTarget | "fields" | "list" | "picks">> {
  readonly picks: { readonly leads: readonly string[]; readonly order: string };
  readonly fields: F;
  readonly list: Required<Omit<Declared["list"], "indexedBy">> &
    Pick<Declared["list"], "indexedBy">;
}

type ValueOf<T> = T extends Field<infer Value> ? Value : never;

/** The values that a user enters. */
export type Values<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

type Base<K> = K extends `${infer Stem}Id` ? Stem : K;
type LinkKeys<F extends Fields> = {
  [K in keyof F]: F[K]["to"] extends LinkTarget ? K : never;
}[keyof F] &
  string;

/** A record as it is read: its values, code and name of each link's target, and its stamps. */
export type Row<R> =
  R extends Resource<infer F>
    ? { readonly id: string; readonly version: number } & Values<F> & {
          readonly [K in LinkKeys<F> as `${Base<K>}Code` | `${Base<K>}Name`]?: string | null;
        } & {
          readonly companyId: string;
          readonly userCreated: string | null;
          readonly datetimeCreated: string;
          readonly userModified: string | null;
          readonly datetimeModified: string;
        }
    : never;

/** Declares a simple record; its table, form, list, calls, import and export are derived from it. */
export function resource<const F extends Fields>(name: string, spec: ResourceSpec<F>): Resource<F> {
  const singles = Object.entries(spec.fields)
    .filter(([, each]) => each.unique)
    .map(([key]) => [key]);
  // Declarations that share a controller are distinguished by name.
  const below = spec.fixed ? `${name}/` : "";
  const { controller, paths } = spec.calls;
  return {
    ...spec,
    name,
    guard: spec.guard ?? "menu",
    table: spec.table ?? snake(name),
    fixed: spec.fixed ?? {},
    queryPath: `${controller}/${paths.query ?? "Query"}`,
    fields: withCalls(spec.fields, `${controller}/${below}`),
    // In a list shared by all companies the code is also the id.
    unique: [...(spec.shared === "all" ? [[spec.key]] : []), ...singles, ...(spec.unique ?? [])],
    list: {
      ...spec.list,
      descending: spec.list.descending ?? false,
      filters: spec.list.filters ?? filterable(spec.fields),
    },
    picks: {
      leads: spec.picks?.leads ?? [...new Set([spec.key, spec.names.en, spec.names.vi])],
      order: spec.picks?.order ?? spec.key,
    },
    examples: (spec.examples as Resource["examples"] | undefined) ?? {},
    check: (spec.check as Resource["check"] | undefined) ?? (() => []),
    calls: { controller, paths: { ...derivedPaths(paths, spec.fields, below), ...paths } },
  };
}

/** The name under which a link's code and name are answered: `unitId` → `unit`. */
export function linkStem(field: string): string {
  return field.endsWith("Id") ? field.slice(0, -2) : field;
}

/** Does the field hold the id of another row that has to be joined for its code and name? */
export function isLinked(spec: Field): spec is Field & { readonly to: LinkTarget } {
  return spec.to !== undefined && kinds[spec.kind].each === undefined;
}

/** The fields of a sheet that an import reads; files appear only in exports. */
export function importedFields({ excel, fields }: Resource): readonly string[] {
  return excel.filter((name) => {
    const spec = fields[name];
    return spec && !kinds[spec.kind].exportOnly;
  });
}

/** Sets the path of the record's calls in each file field. */
function withCalls<F extends Fields>(fields: F, at: string): F {
  const told = Object.entries(fields).map(([key, each]) => [
    key,
    each.keeps ? { ...each, keeps: { ...each.keeps, at } } : each,
  ]);
  return Object.fromEntries(told) as F;
}

/** Paths that are not declared. */
function derivedPaths(paths: CallMap["paths"], fields: Fields, below: string): CallMap["paths"] {
  const hasFiles = Object.values(fields).some((each) => each.keeps);
  return {
    ...(paths.get ? { history: `${below}History/{id}` } : {}),
    ...(paths.remove ? { uses: `${below}Uses/{id}` } : {}),
    ...(paths.update && fields["active"] ? { activate: `${below}Activate` } : {}),
    ...(hasFiles ? { attach: `${below}Attach/{field}`, file: `${below}File/{id}/{field}` } : {}),
  };
}

function filterable(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, spec]) => kinds[spec.kind].filters)
    .map(([key]) => key);
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
