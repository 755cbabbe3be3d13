import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { registerConstraints, type Violation } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseOrganisation } from "../model/refusals.ts";

// The same key is violated by a level with an unknown unit and by deleting a unit with users.
const people =
  (column: string) =>
  ({ fields }: Violation) =>
    fields.includes(column)
      ? refuse("record.unknownReference", { what: column })
      : refuseOrganisation("unit.hasPeople");

registerConstraints({
  user_level_office_fk: people("officeId"),
  user_level_department_fk: people("departmentId"),
  user_level_group_fk: people("groupId"),
  user_level_department_in_office_fk: people("officeId"),
  user_level_group_in_department_fk: people("departmentId"),
  sys_user_username_unique: () =>
    refuse("record.exists", { what: "username" }, { field: "username" }),
  email_setting_once: () => refuse("record.exists", { what: "emailType" }, { field: "emailType" }),
  employee_staff_code_unique: () =>
    refuse("record.exists", { what: "staffCode" }, { field: "staffCode" }),
});
