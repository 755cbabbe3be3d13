import { newId } from "@fairway/engine/db/writeRows.ts";
import { departments, offices, people } from "../cast/people.ts";
import { somebody } from "./positions.ts";

type Line = readonly [table: string, row: Readonly<Record<string, unknown>>];

/** Rows of the tables that no verb of the ground writes, in the order in which they may be added. */
export function restOfGround(known: {
  readonly customerId: string;
  readonly carrierId: string;
  readonly jobId: string;
  readonly stageId: string;
  readonly fileId: string;
  readonly stageAssignedId: string;
  readonly documentId: string;
  readonly chargeId: string;
  readonly portId: string;
  readonly callingKeyId: string;
  readonly month: string;
  readonly day: string;
}): readonly Line[] {
  const { customerId: partnerId, jobId, stageId, chargeId } = known;
  const [cityId, districtId, wardId, warehouseId, bankId] = Array.from({ length: 5 }, newId);
  const tripId = newId();
  const systemId = newId();
  const [notificationId, potentialId, roleId] = [newId(), newId(), newId()];
  const named = { nameEn: "Binh Duong", nameVn: "Bình Dương", countryId: "VN" };
  return [
    ["city", { id: cityId, code: "VN-57", ...named }],
    ["district", { id: districtId, code: "VN-57-1", cityId, ...named }],
    ["ward", { id: wardId, code: "VN-57-1-1", cityId, districtId, ...named }],
    [
      "place",
      { id: warehouseId, placeType: "Warehouse", code: "SONGTHAN", ...named, address: "Song Than" },
    ],
    [
      "bank",
      {
        id: bankId,
        code: "HARBOUR",
        bankNameEn: "Bank of the Harbour",
        bankNameVn: "Ngân hàng Bến Cảng",
      },
    ],
    [
      "standard_charge",
      {
        chargeId,
        unitPrice: "1",
        currencyId: "VND",
        type: "DEBIT",
        transactionType: "SFE",
        service: "FCL",
        serviceType: "Export",
      },
    ],
    [
      "partner_email",
      { partnerId, officeId: offices.hcm, type: "Billing", email: "bills@example.com" },
    ],
    [
      "partner_address",
      {
        partnerId,
        shortNameAddress: "Depot",
        addressType: ["Pickup"],
        countryId: "VN",
        streetAddress: "12 Nguyễn Huệ",
        contactPerson: "Trần Lan",
        tel: "0903123456",
      },
    ],
    [
      "partner_bank",
      {
        partnerId,
        bankId,
        bankAccountNo: "0071",
        bankAccountName: "HOA SEN",
        bankAddress: "29 Trần Hưng Đạo",
        beneficiaryAddress: "12 Nguyễn Huệ",
      },
    ],
    ["partner_charge", { partnerId, lineNo: 1, chargeId, unitPrice: "1", currencyId: "VND" }],
    [
      "potential",
      {
        id: potentialId,
        nameEn: "Promise",
        taxcode: "0399999999",
        tel: "0903123456",
        active: true,
      },
    ],
    [
      "tariff",
      {
        tariffName: "Sea export",
        tariffType: "General",
        status: false,
        effectiveDate: "2026-01-01",
        expiredDate: "2026-12-31",
        applyOfficeId: offices.hcm,
        productService: "SFE",
        userCreated: somebody,
      },
    ],
    [
      "link_fee_rule",
      {
        ruleName: "Customs fee",
        serviceSelling: "CL",
        chargeSelling: chargeId,
        serviceBuying: "SFE",
        chargeBuying: chargeId,
        partnerBuying: partnerId,
        effectiveDate: "2026-01-01",
      },
    ],
    [
      "free_time_rule",
      {
        ruleName: "Demurrage",
        kind: "demurrage",
        carrierId: partnerId,
        validFrom: "2026-01-01",
        freeDays: "5",
        dayKind: "calendar",
        countsFrom: "next",
        paidBy: "customer",
        currencyId: "VND",
        price1: "900000",
      },
    ],
    ["office_holiday", { holidayName: "New Year 2027", holidayOn: "2027-01-01" }],
    [
      "customs_declaration",
      {
        clearanceNo: "103852741950",
        clearanceDate: "2026-11-02",
        type: "Export",
        customerId: partnerId,
        hblid: "FWHCM2611001",
        gateway: "VNSGN",
        serviceType: "Air",
        source: "eFMS",
        userCreated: somebody,
      },
    ],
    [
      "ecus_connection",
      {
        name: "Customs desk",
        userId: somebody,
        kind: "PostgreSQL",
        serverName: "ecus.example.com",
        dbname: "ECUS5",
        dbusername: "reader",
        active: true,
        userCreated: somebody,
      },
    ],
    ["ecus_reading", { feed: "Files", isStored: false, state: "Done", userCreated: somebody }],
    [
      "check_point_release",
      {
        partnerId,
        officeId: offices.hcm,
        jobId,
        types: [5],
        releasedUntil: known.day,
        reason: "Pays tomorrow",
        userCreated: somebody,
      },
    ],
    [
      "stage_task",
      {
        name: "Field work",
        assignTo: people.operation.id,
        services: ["SFE"],
        startDate: known.day,
      },
    ],
    ["stage_set", { service: "SCI", orderNo: "1", stageId }],
    [
      "stage_assigned",
      {
        id: known.stageAssignedId,
        jobId,
        stageId,
        mainPersonInCharge: people.operation.id,
        orderNumberProcessed: 90,
      },
    ],
    [
      "mail",
      {
        jobId,
        kind: "preAlert",
        mailTo: "agent@example.com",
        subject: "Pre-alert",
        body: "Ready",
        userCreated: somebody,
      },
    ],
    [
      "booking_note",
      {
        serviceType: "SLE",
        bookingNo: "BKN9901/00001",
        from: "Lan",
        to: "Hoa Sen",
        contact: "Mr. Phuc",
        dateOfStuffing: "2026-11-24",
        placeOfStuffing: "CFS Cat Lai",
        etd: "2026-11-27",
        pol: known.portId,
        userCreated: somebody,
      },
    ],
    ["air_way_bill", { jobId, desOfGoods: "CONSOLIDATED CARGO", userCreated: somebody }],
    ["job_comment", { jobId, text: "Ready", userCreated: somebody }],
    [
      "trip",
      {
        id: tripId,
        jobId,
        serial: 1,
        state: "Assigned",
        supplierId: known.carrierId,
        truckNo: "51C-123.45",
        userCreated: somebody,
      },
    ],
    ...["PickUp", "Deliver"].map(
      (kind, position): Line => ["trip_stop", { tripId, kind, place: kind, position }],
    ),
    [
      "sys_authorization",
      {
        userId: people.operation.id,
        assignTo: people.accountant.id,
        name: "Leave",
        services: ["SFE"],
        startDate: "2020-01-01",
        endDate: "2020-01-31",
      },
    ],
    [
      "sys_authorized_approval",
      {
        authorizer: people.accountant.id,
        commissioner: people.operation.id,
        officeCommissioner: offices.hcm,
        type: "Advance",
        effectiveDate: "2020-01-01",
        expirationDate: "2020-01-31",
      },
    ],
    [
      "attached_file",
      {
        id: known.fileId,
        moduleName: "System",
        folder: "User",
        objectId: somebody,
        name: "signature.png",
        aliasName: "signature.png",
        source: "Picture",
        mime: "image/png",
        size: 1,
        sha256: "0",
      },
    ],
    [
      "attached_file",
      {
        moduleName: "System",
        folder: "Department",
        objectId: departments.operationHcm,
        name: "stamp.png",
        aliasName: "stamp.png",
        mime: "image/png",
        size: 1,
        sha256: "0",
        source: "Picture",
      },
    ],
    [
      "attached_file",
      {
        id: known.documentId,
        moduleName: "Document",
        folder: "Shipment",
        objectId: jobId,
        name: "bill.pdf",
        aliasName: "bill.pdf",
        mime: "application/pdf",
        size: 1,
        sha256: "0",
      },
    ],
    [
      "email_setting",
      {
        deptId: departments.operationHcm,
        emailType: "AR - Alert",
        emailInfo: "alerts@example.com",
      },
    ],
    [
      "sync_item",
      {
        dataType: "SOA",
        recordId: newId(),
        number: "SOA1",
        action: "ADD",
        syncVersion: 1,
        state: "Failed",
      },
    ],
    ["calling_system", { id: systemId, name: "Ledger", userId: somebody }],
    ["calling_key", { id: known.callingKeyId, systemId, sealed: "\\x00" }],
    [
      "accounting_period",
      {
        officeId: offices.hcm,
        month: known.month,
        isClosed: true,
        reason: "Audited",
        changedBy: people.accountant.id,
      },
    ],
    ["partner_merge", { keptId: partnerId, mergedId: known.carrierId, mergedOn: "2020-01-01" }],
    ["audit_entry", { kind: "signIn", object: "somebody", userName: "somebody" }],
    ["sys_role", { id: roleId, code: "CLERK", name: "Clerk" }],
    ["permission_sample", { name: "Clerks", roleId }],
    ["notification", { id: notificationId, title: "Welcome" }],
    ["user_notification", { notificationId, userId: somebody }],
    ["session", { userId: somebody, officeId: offices.hph, expiresAt: "2099-01-01T00:00:00Z" }],
  ];
}
