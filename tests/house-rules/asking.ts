/**
 * The functions that ask for permission in place of the verbs that call them. Each is shown to
 * ask, itself or through one of the others. Where several areas use one name, the area is named.
 */
export const askingFunctions: readonly string[] = [
  // Reach and declared records
  "within",
  "mustOn",
  "listDocuments",
  "exportDocuments",
  "documentHistory",
  "mustSeeDocument",
  "printDocument",
  "beginVerb",
  "mustHave",
  "mayOn",
  "visible",
  "openRecord",
  "getRecord",
  "mayRecord",
  "listRecords",
  "createRecord",
  "updateRecord",
  "activateRecords",
  "deleteRecord",
  "recordHistory",
  "recordUses",
  "attachFile",
  "files/openFile",
  "imports/readSheet",
  "uploadRecords",
  "importRecords",
  "importTemplate",
  "exportRecords",
  // People and units
  "userWithin",
  "readAdminUser",
  "readUserIds",
  "getUser",
  "organisation/addUser",
  "mayChangeUser",
  "queryPlaces",
  "getPlace",
  "addPlaces",
  // Partners
  "guardedPartner",
  "partner/addPartner",
  "visiblePartners",
  "openTwo",
  "loadAgreement",
  "getAgreement",
  "guardedChild",
  "listChildren",
  "openChild",
  "addChild",
  "updateChild",
  "removeChild",
  "childHistory",
  "openFor",
  // Jobs and bills
  "readShipment",
  "lockShipmentRow",
  "planShipment",
  "jobsInReach",
  "foundShipments",
  "mayDelete",
  "readHouseBill",
  "lockHouseBill",
  "houseBillMay",
  "mayOnBill",
  // Money
  "mustChangeCharges",
  "mustSeeJob",
  "getReceiptById",
];

/** A rule that is looked up by whose the files are; each registered rule is shown to ask. */
export const askedOfOwners = "askOwner";

/** Verbs on nothing but what is the person's own: session, password, places, messages, lists. */
export const ownData: readonly string[] = [
  "readUserinfo",
  "signOut",
  "switchUnit",
  "updatePassword",
  "refusePassword",
  "mySessions",
  "endMySession",
  "pageNotifications",
  "readNotification",
  "deleteNotification",
  "listMyOffices",
  "listMyDepartmentGroups",
  "readListMemory",
  "saveListView",
  "dropListView",
  "rememberColumns",
];

/**
 * Lists that every signed-in person of the company may read, because forms everywhere pick from
 * them and papers show them; their calls say `signedIn`.
 */
export const openToColleagues: readonly string[] = [
  // What pickers offer of declared records
  "chooseRecords",
  // Who and where people are, and who could help
  "whoMay",
  "reachChoices",
  "companyPictures",
  "listOffices",
  "officesOfCompany",
  "locationOfOffice",
  "departmentsOfOffice",
  "departmentTypes",
  "groupsOfDepartment",
  "listUsers",
  "listPersonsIncharge",
  "listActivePeople",
  "usersByType",
  "usersOfMyCompany",
  "usersOnLevel",
  "getProfitMargin",
  // The catalogue
  "optionsOf",
  "listBranches",
  "listClearancePlaces",
  "listPlaces",
  "listStandardCharges",
  "defaultsByChargeCodes",
  "settlementCharges",
  "citiesOf",
  "districtsOf",
  "wardsOf",
  "wardsOfOldAddress",
  "newestRates",
  "rateCurrencies",
  "ratesOfDay",
  "convertRate",
  "listStageStatuses",
  // Partners by name
  "choosePartners",
  "partnerByTaxCode",
  "partnersForCharge",
  "parentsOfSalesman",
  "checkTaxCode",
  "listSalesmen",
  "listPartnerGroups",
];

/** Verbs that a kind of user alone may do, whatever the rights say. */
export const byUserType: readonly string[] = ["actAs"];
