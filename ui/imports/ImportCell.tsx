import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { Input } from "antd";
import { useId } from "react";

/**
 * The new value of a cell, after the present value struck through. A wrong cell, and every cell of an
 * opened row, is an input; its value is checked when it is left.
 */
export function ImportCell(props: {
  readonly row: UploadAnswer["data"][number];
  readonly name: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onCorrect: (value: string) => void;
}) {
  const { row, name, title } = props;
  const told = useId();
  const cell = row.cells[name] ?? "";
  const error = row.errors[name];
  if (error || props.isOpen) {
    const correct = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      const value = currentTarget.value.trim();
      if (value !== cell.trim()) props.onCorrect(value);
    };
    return (
      <>
        <Input
          size="small"
          className="fw-import-cell"
          defaultValue={cell}
          {...(error ? { status: "error", "aria-invalid": true, "aria-describedby": told } : {})}
          aria-label={`${title}, ${row.row}`}
          onBlur={correct}
          onPressEnter={correct}
        />
        {error ? (
          <div id={told} className="fw-field-wrong">
            {error}
          </div>
        ) : null}
      </>
    );
  }
  const before = row.was[name];
  return row.isValid && name in row.was ? (
    <>
      {before ? <del className="fw-quiet">{before}</del> : null}
      {" → "}
      <ins>{cell}</ins>
    </>
  ) : (
    cell
  );
}
