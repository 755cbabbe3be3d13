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
  "printDocuments",
  "beginVerb",
  "giveRateReason",
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
  "mustChangeUser",
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
  "readOwnComment",
  "lockShipmentRow",
  "lockJobToWrite",
  "planShipment",
  "updateShipment",
  "jobsInReach",
  "foundShipments",
  "isListed",
  "numberedJobs",
  "createShipment",
  "cancelShipment",
  "openWholeJob",
  "mayDelete",
  "readHouseBill",
  "contentOfWaybill",
  "readSeparate",
  "contentOfMaster",
  "lockJobOfWaybill",
  "lockHouseBill",
  "lockHouseBills",
  "planSavedBills",
  "houseBillMay",
  "mayOnBill",
  "readArrivalBill",
  "lockArrivalBill",
  "lockRelease",
  "openToPrint",
  // Money
  "mustChangeCharges",
  "mustSeeJob",
  "getReceiptById",
  // Mails
  "mailGround",
  "mailsOfJob",
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
  "readPaperPlacings",
  "keepPaperPlacing",
];

/**
 * What every signed-in person of the company may read, because forms everywhere pick from it and
 * papers show it; the calls say `signedIn`. Each says what it shows; terms, limits and balances of a
 * partner are shown by none.
 */
const colleaguesRead: Readonly<Record<string, string>> = {
  // What pickers offer of declared records
  chooseRecords: "records of the catalogue and the units, as pickers offer them",
  // Who and where people are, and who could help
  whoMay: "up to three names of colleagues with a right",
  reachChoices: "the words for reaches",
  companyPictures: "the logos that papers show",
  listOffices: "offices with the letterhead that papers show",
  officesOfCompany: "offices by name",
  locationOfOffice: "the place that papers show",
  departmentsOfOffice: "departments by name",
  departmentTypes: "the words for types",
  groupsOfDepartment: "groups by name",
  listUsers: "colleagues by name and code",
  listPersonsIncharge: "colleagues by name and code",
  listActivePeople: "colleagues by name and where they work",
  usersByType: "colleagues by name and code",
  usersOfMyCompany: "colleagues by name and code",
  usersOnLevel: "colleagues by name and code",
  rowsWithErrors: "what the call itself sends, as a sheet",
  getProfitMargin:
    "the least margin of a service, which the charge grid checks for everybody who keys",
  // The catalogue
  optionsOf: "the words of a list",
  listBranches: "offices by name",
  listClearancePlaces: "ports by name",
  listPlaces: "ports and warehouses by name",
  listStandardCharges: "the company's tariff, which the charge grid fills in; of no partner",
  defaultsByChargeCodes: "charges of the catalogue",
  settlementCharges: "charges of the catalogue",
  citiesOf: "places by name",
  districtsOf: "places by name",
  wardsOf: "places by name",
  wardsOfOldAddress: "places by name",
  newestRates: "exchange rates of the company",
  rateCurrencies: "currencies",
  ratesOfDay: "exchange rates of the company",
  convertRate: "exchange rates of the company",
  listStageStatuses: "the words for states",
  getDocumentTypes: "the words for types of document",
  listShipmentTerms: "the words of the lists of forms",
  listOperationTerms: "the words of the lists of forms",
  // Partners by name
  choosePartners: "name, tax code, address and salesman of partners",
  partnerByTaxCode: "name, tax code, address and salesman of the one with a tax code",
  partnersForCharge: "name, tax code, address and salesman of partners",
  parentsOfSalesman: "name, tax code, address and salesman of partners",
  checkTaxCode: "account number and short name of the one with a tax code",
  listSalesmen: "salesmen of a partner by name, with the type of their agreement",
  listPartnerGroups: "the words for groups",
};
export const openToColleagues: readonly string[] = Object.keys(colleaguesRead);

/** Verbs that a kind of user alone may do, whatever the rights say. */
export const byUserType: readonly string[] = ["actAs"];
