import { sayNumber } from "@fairway/core/words/numbers.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { EditOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { ListOfLines } from "../model/whyNotContainers.ts";
import type { ContainerGridRow } from "./containerRow.ts";
import { shipmentWords as words } from "./words.ts";

/** The title of what the lines of a list declare; only a container of a job has a verified mass. */
export const declaredTitle = ({ isOfBill }: ListOfLines): Words =>
  isOfBill ? words.declaredWithoutMass : words.declared;

/** What a line declares, in short: verified mass, UN number with class, set point. */
export function sayDeclared(row: ContainerGridRow, language: Language = "en"): string {
  const number = (value: string) => sayNumber(value, language, { most: 3 });
  return [
    row.vgm && `VGM ${number(row.vgm)}`,
    row.unNumber && `UN ${row.unNumber} · ${row.imoClass ?? ""}`,
    row.setPoint && `${number(row.setPoint)} °C`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The cell that shows what a line declares and opens it; the tools of the grid open it by key. */
export function DeclaredCell(props: {
  readonly row: ContainerGridRow;
  readonly open: (key: string) => void;
}) {
  const { row } = props;
  const language = useLanguage();
  const say = useSay();
  return (
    <Button
      type="link"
      size="small"
      tabIndex={-1}
      className="fw-declared"
      icon={<EditOutlined />}
      onClick={() => props.open(row.key)}
    >
      {sayDeclared(row, language) || say(words.declare)}
    </Button>
  );
}
