import { useClient } from "@fairway/ui/client/client.ts";
import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { commoditiesIn, commodityText } from "../model/commodities.ts";
import { searchCommodities } from "./pickers.ts";

/** The commodities of a job: several of the catalogue, or texts of the user. Rule SH-39 */
export function Commodities(props: FieldProps & { readonly max: number }) {
  const client = useClient();
  const [keyword, setKeyword] = useState("");
  const [isOpen, setOpen] = useState(false);
  const found = useQuery({
    queryKey: ["commodities", client.language, keyword],
    queryFn: () => searchCommodities(client, keyword),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <Select
          id={id}
          ref={field.ref}
          className="fw-wide"
          mode="tags"
          tokenSeparators={[",", ";"]}
          maxTagCount="responsive"
          value={commoditiesIn(field.value as string | null)}
          options={(found.data ?? []).map(({ code, nameEn, name }) => ({
            value: nameEn,
            label: [code, name].filter(Boolean).join(" · "),
          }))}
          optionLabelProp="value"
          showSearch={{ filterOption: false, onSearch: setKeyword }}
          onOpenChange={setOpen}
          disabled={disabled}
          allowClear
          {...(invalid ? { status: "error" as const } : {})}
          onChange={(texts: string[]) => field.onChange(commodityText(texts, props.max))}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
