import {
  userRoleNames,
  userTypeNames,
  workingNames,
} from "@fairway/areas/organisation/model/userNames.ts";
import { exportUsers, pageUsers } from "@fairway/areas/organisation/contract.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { type Answered, useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useList } from "@fairway/ui/client/useList.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { Column } from "@fairway/ui/table/column.ts";
import { FilterBar } from "@fairway/ui/table/FilterBar.tsx";
import { Table } from "@fairway/ui/table/Table.tsx";
import { useTableState } from "@fairway/ui/table/useTableState.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { ActiveTag } from "./ActiveTag.tsx";
import { accessWords as words } from "./words.ts";

type Row = Answered<typeof pageUsers>["data"][number];
const list = "/home/system/user-management";

/** The users of the company, as far as one's right reaches. */
export default function UserList() {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const { go } = useAddress();
  const state = useTableState("users", {
    filters: ["userType", "userRole", "workingStatus", "active"],
    sort: "-datetimeModified",
  });
  const { active, ...filters } = state.filters;
  const criteria = {
    ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, value || null])),
    active: active ? active === "true" : null,
    keyword: state.search,
    searchBy: state.searchBy && state.searchBy !== "All" ? state.searchBy : null,
  };
  const { page, size, sort } = state;
  const found = useList(pageUsers, { ...criteria, page, size, sort });
  const download = async (shown: string[]) => {
    try {
      saveFile(await client.download(exportUsers, { ...criteria, columns: shown } as never));
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const columns: Column<Row>[] = [
    {
      key: "username",
      title: words.userName,
      width: 140,
      frozen: true,
      sort: true,
      read: (row) => row.username,
    },
    {
      key: "staffCode",
      title: words.staffCode,
      width: 110,
      sort: true,
      read: (row) => row.staffCode,
    },
    {
      key: "employeeNameEn",
      title: words.nameEn,
      width: 180,
      sort: true,
      read: (row) => row.employeeNameEn,
    },
    {
      key: "active",
      title: words.status,
      width: 130,
      sort: true,
      read: (row) => <ActiveTag active={row.active} />,
    },
    {
      key: "employeeNameVn",
      title: words.nameVn,
      width: 180,
      sort: true,
      read: (row) => row.employeeNameVn,
    },
    { key: "title", title: words.title, width: 160, sort: true, read: (row) => row.title },
    {
      key: "userType",
      title: words.userType,
      width: 130,
      sort: true,
      read: (row) => say(userTypeNames[row.userType]),
    },
    {
      key: "userRole",
      title: words.userRole,
      width: 150,
      sort: true,
      read: (row) => say(userRoleNames[row.userRole]),
    },
    {
      key: "workingStatus",
      title: words.workingStatus,
      width: 140,
      sort: true,
      read: (row) => say(workingNames[row.workingStatus]),
    },
    {
      key: "datetimeModified",
      title: words.modified,
      width: 140,
      sort: true,
      read: (row) => <InstantText instant={row.datetimeModified} />,
    },
  ];
  const create = {
    words: words.newUser,
    keys: "alt+n",
    why: whyNot("sysUserManagement.add"),
    run: () => go(`${list}/new`),
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.users)}
        primary={create}
        actions={[
          {
            words: words.importButton,
            why: whyNot("sysUserManagement.import"),
            run: () => go(`${list}/import`),
          },
        ]}
      />
      <FilterBar
        state={state}
        searchBy={{
          All: words.all,
          username: words.userName,
          employeeNameEn: words.nameEn,
          employeeNameVn: words.nameVn,
          staffCode: words.staffCode,
        }}
        filters={[
          { name: "userType", label: words.userType, of: userTypeNames },
          { name: "userRole", label: words.userRole, of: userRoleNames },
          { name: "workingStatus", label: words.workingStatus, of: workingNames },
          {
            name: "active",
            label: words.status,
            of: { true: words.active, false: words.inactive },
          },
        ]}
      />
      <Table
        state={state}
        list={found}
        columns={columns}
        rowKey={(row) => row.id}
        {...(whyNot("sysUserManagement.export")
          ? {}
          : { onExport: (shown: string[]) => void download(shown) })}
        open={(row) => `${list}/${row.id}`}
        empty={<EmptyState title={words.none} detail={words.noneDetail} first={create} />}
      />
    </div>
  );
}
