const camels = new Map<string, string>();
const snakes = new Map<string, string>();

/** Returns the field name of a column: `job_no` → `jobNo`. */
export function fieldName(column: string): string {
  let field = camels.get(column);
  if (field === undefined) {
    field = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camels.set(column, field);
  }
  return field;
}

/** Returns the column name of a field: `jobNo` → `job_no`. */
export function columnName(field: string): string {
  let column = snakes.get(field);
  if (column === undefined) {
    column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakes.set(field, column);
  }
  return column;
}

/** Renames the columns of a row to fields; the content of jsonb columns is unchanged. */
export function fieldsOf(row: Record<string, unknown>): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const column in row) renamed[fieldName(column)] = row[column];
  return renamed;
}
