import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../client/client.ts";
import { frameOf, type Kind, type KindInputProps } from "../kind.ts";
import { linkPicker, picksOf } from "../../form/linkPicker.ts";
import { PickManyField } from "../../form/PickManyField.tsx";

function LinksInput(props: KindInputProps) {
  const client = useClient();
  const source = linkPicker(props.spec);
  const ids = (props.row?.[props.name] as readonly string[] | undefined) ?? [];
  const chosen = useQuery({
    queryKey: ["links", source.name, ids],
    queryFn: () => picksOf(client, props.spec, ids),
    enabled: ids.length > 0,
  });
  return <PickManyField {...frameOf(props)} source={source} chosen={chosen.data ?? []} />;
}

/** Any number of other records. */
export const links: Kind = {
  Input: LinksInput,
  Cell: ({ row, name }) => <>{((row[name] as readonly string[] | null) ?? []).length || ""}</>,
  width: 110,
};
