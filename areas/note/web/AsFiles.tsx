import { FileExcelOutlined, FileWordOutlined } from "@ant-design/icons";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import type { PaperFormat } from "../model/paperFormats.ts";
import { words } from "./words.ts";

/** The buttons that save a printed note as a workbook or as a Word document. */
export function AsFiles({ save }: { readonly save: (format: PaperFormat) => void }) {
  const say = useSay();
  return (
    <>
      <Button icon={<FileExcelOutlined />} onClick={() => save("xlsx")}>
        {say(words.excel)}
      </Button>
      <Button icon={<FileWordOutlined />} onClick={() => save("docx")}>
        {say(words.wordFile)}
      </Button>
    </>
  );
}
