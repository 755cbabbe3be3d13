/** The look of a cell of a form. */
export interface FormStyle {
  readonly align: "left" | "center" | "right";
  readonly isMiddle: boolean;
  readonly isBold: boolean;
  readonly isSmall: boolean;
  /** The decimals of a number; null for a text. */
  readonly decimals: number | null;
  /** The drawn sides: 1 left, 2 right, 4 top, 8 bottom. */
  readonly edges: number;
}

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const grey = '<color rgb="FF0B3A5E"/>';
const fonts = [
  '<font><sz val="9"/><name val="Calibri"/></font>',
  '<font><b/><sz val="9"/><name val="Calibri"/></font>',
  `<font><sz val="6"/>${grey}<name val="Calibri"/></font>`,
];
const firstOwnFormat = 164;
const sideNames = ["left", "right", "top", "bottom"] as const;

/** Collects the styles of a form's cells and writes them as the part of its workbook. */
export function formStyles() {
  const found = new Map<string, FormStyle>();
  const formats: string[] = [];
  const numbered = (format: string) => {
    if (!formats.includes(format)) formats.push(format);
    return firstOwnFormat + formats.indexOf(format);
  };
  const cellFormat = (style: FormStyle): string => {
    const { align, isMiddle, isBold, isSmall, decimals, edges } = style;
    const format =
      decimals === null ? 0 : numbered(`#,##0${decimals > 0 ? `.${"0".repeat(decimals)}` : ""}`);
    const vertical = isMiddle ? "center" : "top";
    return `<xf numFmtId="${format}" fontId="${isSmall ? 2 : isBold ? 1 : 0}" fillId="0" borderId="${edges}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1"><alignment horizontal="${align}" vertical="${vertical}" wrapText="1"/></xf>`;
  };
  return {
    /** The index of a style. */
    at(style: FormStyle): number {
      const key = JSON.stringify(Object.values(style));
      if (!found.has(key)) found.set(key, style);
      // The first is that of cells without any.
      return [...found.keys()].indexOf(key) + 1;
    },
    xml(): string {
      const cells = [...found.values()].map(cellFormat);
      const borders = Array.from({ length: 16 }, (_, edges) => {
        const drawn = sideNames.map((name, at) =>
          edges & (1 << at) ? `<${name} style="thin"><color auto="1"/></${name}>` : `<${name}/>`,
        );
        return `<border>${drawn.join("")}<diagonal/></border>`;
      });
      const own = formats.map(
        (format, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${format}"/>`,
      );
      const numFmts = own.length ? `<numFmts count="${own.length}">${own.join("")}</numFmts>` : "";
      const none = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
      return `${declared}<styleSheet xmlns="${main}">${numFmts}<fonts count="${fonts.length}">${fonts.join("")}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="16">${borders.join("")}</borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length + 1}">${none}${cells.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
    },
  };
}
