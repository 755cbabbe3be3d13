/** What the records of a controller are, and whether each has an owner whose reach counts. */
export interface Kept {
  readonly table: string;
  /** `row`: the owner decides; `menu`: one list for all who have the right; `shared`: for all companies. */
  readonly by: "row" | "menu" | "shared";
}

const row = (table: string): Kept => ({ table, by: "row" });
const menu = (table: string): Kept => ({ table, by: "menu" });
const shared = (table: string): Kept => ({ table, by: "shared" });

/** Every controller whose calls name records. */
export const kept: Readonly<Record<string, Kept>> = {
  SysCompany: row("company"),
  SysOffice: row("office"),
  CatDepartment: row("department"),
  SysGroup: row("sys_group"),
  SysUser: row("sys_user"),
  SysUserLevel: row("user_level"),
  SysUserPermission: row("user_permission"),
  SysPermissionGeneral: menu("permission_sample"),
  SysUserGroup: row("user_level"),
  SysEmailSetting: row("email_setting"),
  SysRole: menu("sys_role"),
  SysAuthorization: row("sys_authorization"),
  SysAuthorizedApproval: row("sys_authorized_approval"),
  CatCountry: shared("country"),
  CatCurrency: shared("currency"),
  CatUnit: menu("unit"),
  CatCharge: row("charge"),
  CatChargeDefaultAccount: menu("charge_default_account"),
  CatChargeGroup: menu("charge_group"),
  CatCommodityGroup: menu("commodity_group"),
  CatCommonity: menu("commodity"),
  CatArea: menu("area"),
  CatAirline: menu("airline"),
  CatCity: menu("city"),
  CatDistrict: menu("district"),
  CatWard: menu("ward"),
  CatWarehouse: row("warehouse"),
  CatPlace: row("port"),
  CatIncoterm: row("incoterm"),
  CatStage: menu("stage"),
  CatBank: menu("bank"),
  CatChartOfAccounts: row("chart_of_accounts"),
  CatStandardCharge: menu("standard_charge"),
  CatCurrencyExchange: menu("exchange_rate"),
  CatPartner: row("partner"),
  CatContract: row("partner_agreement"),
  CatSaleMan: row("partner_agreement"),
  CatPartnerEmail: row("partner_email"),
  CatAddressPartner: row("partner_address"),
  CatPartnerBank: row("partner_bank"),
  CatPartnerCharge: row("partner_charge"),
  CatPotential: row("potential"),
  CsTransaction: row("shipment"),
  CsMawbcontainer: row("shipment"),
  CsDimensionDetail: row("shipment"),
  CsTransactionDetail: row("house_bill"),
  CsArrivalDeliveryOrder: row("house_bill"),
  CsAirWayBill: row("air_way_bill"),
  JobComment: row("job_comment"),
  DocSendMail: row("mail"),
  CsShippingInstruction: row("shipment"),
  CsManifest: row("shipment"),
  OpsStageAssigned: row("stage_assigned"),
  CsStageAssigned: row("stage_assigned"),
  CsShipmentSurcharge: row("surcharge"),
  AcctCDNote: row("cd_note"),
  AccountingManagement: row("acct_management"),
  AcctReceipt: row("receipt"),
  FileManagement: row("attached_file"),
  AuditLog: row("audit_entry"),
};
