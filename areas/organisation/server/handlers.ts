import type { ResourceCallName } from "@fairway/core/resource/resource.ts";
import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import { type Served, serve, serveOpen } from "@fairway/engine/http/serve.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { company } from "../model/company.ts";
import { department } from "../model/department.ts";
import { group } from "../model/group.ts";
import { office } from "../model/office.ts";
import { userSheet } from "../model/userSheet.ts";
import { deleteUser, getUser, pageUsers, updateProfile, updateUser } from "./adminUsers.ts";
import "./constraints.ts";
import {
  addEmailSetting,
  deleteEmailSetting,
  emailSettingsOf,
  getEmailSetting,
  updateEmailSetting,
} from "./emailSettings.ts";
import { employeeById, employeeOfUser } from "./employees.ts";
import { getOfficeById } from "./getOfficeById.ts";
import {
  addGroupPlace,
  changeGroupPlace,
  getGroupPlace,
  peopleOfGroup,
  removeGroupPlace,
} from "./groupPeople.ts";
import { listMyDepartmentGroups } from "./listMyDepartmentGroups.ts";
import { companiesForSignIn, listMyOffices, listOffices } from "./listOffices.ts";
import {
  companiesOfUser,
  departmentsOfOffice,
  departmentTypes,
  groupsOfDepartment,
  locationOfOffice,
  officesOfCompany,
  officesOfUser,
  usersOnLevel,
} from "./listUnits.ts";
import { getOfficeSettings, getProfitMargin, saveOfficeSettings } from "./officeSettings.ts";
import { listActivePeople, usersByType, usersOfMyCompany } from "./listByLevel.ts";
import { listPersonsIncharge, listUsers } from "./listUsers.ts";
import {
  addPlaces,
  changePlace,
  placesOfUser,
  queryPlaces,
  removePlace,
  setDefaultPlace,
} from "./places.ts";
import {
  activateOffices,
  addDepartment,
  addGroup,
  addOffice,
  removeUnit,
  updateCompany,
  updateDepartment,
  updateGroup,
  updateOffice,
} from "./saveUnits.ts";

import { exportUsers, uploadUsers } from "./userSheets.ts";

/** The declarations of this area; a test compares them with the database. */
export const resources = [company, office, department, group];

const { companyCalls, officeCalls, departmentCalls, groupCalls } = contract;

/** A verb of the area that replaces a derived one. */
const own = (calls: ResourceCalls, name: ResourceCallName, verb: unknown): Served[] => {
  const call = calls[name];
  return call ? [{ call, open: false, verb: verb as never }] : [];
};
const without = (calls: ResourceCalls, ...names: ResourceCallName[]): ResourceCalls =>
  Object.fromEntries(
    Object.entries(calls).filter(([name]) => !names.includes(name as ResourceCallName)),
  );
const plain = (calls: ResourceCalls) => without(calls, "get", "add", "update", "remove");
const opened = (calls: ResourceCalls) => without(calls, "add", "update", "remove");

export const handlers: Served[] = [
  serveOpen(contract.companiesForSignIn, companiesForSignIn),
  serve(contract.getAllOffices, listOffices),
  serve(contract.getOfficeById, getOfficeById),
  serve(contract.myOffices, listMyOffices),
  serve(contract.myDepartmentGroups, listMyDepartmentGroups),
  serve(contract.personsIncharge, listPersonsIncharge),
  serve(contract.queryUsers, listUsers),
  serve(contract.officesOfCompany, officesOfCompany),
  serve(contract.officesOfUser, officesOfUser),
  serve(contract.departmentsOfOffice, departmentsOfOffice as never),
  serve(contract.departmentTypes, departmentTypes),
  serve(contract.groupsOfDepartment, groupsOfDepartment as never),
  ...resourceHandlers(company, opened(companyCalls)),
  ...own(companyCalls, "update", updateCompany),
  ...own(companyCalls, "remove", removeUnit(company)),
  ...resourceHandlers(office, without(plain(officeCalls), "activate")),
  ...own(officeCalls, "activate", activateOffices),
  ...own(officeCalls, "add", addOffice),
  ...own(officeCalls, "update", updateOffice),
  ...own(officeCalls, "remove", removeUnit(office)),
  ...resourceHandlers(department, opened(departmentCalls)),
  ...own(departmentCalls, "add", addDepartment),
  ...own(departmentCalls, "update", updateDepartment),
  ...own(departmentCalls, "remove", removeUnit(department)),
  ...resourceHandlers(group, opened(groupCalls)),
  ...own(groupCalls, "add", addGroup),
  ...own(groupCalls, "update", updateGroup),
  ...own(groupCalls, "remove", removeUnit(group)),
  serve(contract.addUserToCompany, addPlaces),
  serve(contract.addUserToOffice, addPlaces as never),
  serve(contract.addUserToDepartment, addPlaces as never),
  serve(contract.addUserToGroup, addPlaces as never),
  serve(contract.queryLevels, queryPlaces),
  serve(contract.levelsOfUser, placesOfUser),
  serve(contract.removeLevel, removePlace),
  serve(contract.setDefaultLevel, setDefaultPlace),
  serve(contract.changeLevel, changePlace),
  serve(contract.activePeople, listActivePeople),
  serve(contract.usersByType, usersByType),
  serve(contract.usersOfMyCompany, usersOfMyCompany),
  serve(contract.pageUsers, pageUsers),
  ...resourceHandlers(userSheet, without(contract.userSheetCalls, "upload")),
  ...own(contract.userSheetCalls, "upload", uploadUsers),
  serve(contract.exportUsers, exportUsers),
  serve(contract.allUsers, (tx, actor) => listUsers(tx, actor, { limit: 10_000 })),
  serve(contract.getUser, getUser),
  serve(contract.updateUser, updateUser),
  serve(contract.deleteUser, deleteUser),
  serve(contract.usersOnLevel, usersOnLevel),
  serve(contract.updateProfile, updateProfile),
  serve(contract.getSettingFlow, getOfficeSettings),
  serve(contract.companiesOfUser, companiesOfUser),
  serve(contract.locationOfOffice, locationOfOffice),
  serve(contract.peopleOfGroup, peopleOfGroup),
  serve(contract.getGroupPlace, getGroupPlace),
  serve(contract.addGroupPlace, addGroupPlace),
  serve(contract.changeGroupPlace, changeGroupPlace),
  serve(contract.removeGroupPlace, removeGroupPlace),
  serve(contract.employeeById, employeeById),
  serve(contract.employeeOfUser, employeeOfUser),
  serve(contract.emailSettingsOf, emailSettingsOf),
  serve(contract.getEmailSetting, getEmailSetting),
  serve(contract.addEmailSetting, addEmailSetting),
  serve(contract.updateEmailSetting, updateEmailSetting),
  serve(contract.deleteEmailSetting, deleteEmailSetting),
  serve(contract.saveSettingFlow, saveOfficeSettings),
  serve(contract.getProfitMargin, getProfitMargin),
];
