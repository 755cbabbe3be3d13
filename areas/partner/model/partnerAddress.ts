import { city } from "@fairway/areas/catalogue/model/city.ts";
import { country } from "@fairway/areas/catalogue/model/country.ts";
import { district } from "@fairway/areas/catalogue/model/district.ts";
import { ward } from "@fairway/areas/catalogue/model/ward.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource } from "@fairway/core/resource/resource.ts";
import { partner } from "./partner.ts";
import { refusePartner } from "./refusals.ts";

/** What an address is for. */
export const partnerAddressTypes = {
  Delivery: { en: "Delivery", vi: "Giao hàng" },
  Pickup: { en: "Pickup", vi: "Lấy hàng" },
  Shipping: { en: "Shipping", vi: "Giao nhận" },
  Billing: { en: "Billing", vi: "Xuất hóa đơn" },
} as const;

/**
 * A place of a partner: where goods are picked up or delivered, or papers go.
 *
 * Shape: `location` is the whole address in local names, made by the server. A Vietnamese address
 *   names its province and ward; a district is for old papers and other countries.
 */
export const partnerAddress = resource("partnerAddress", {
  title: { en: "Partner address", vi: "Địa chỉ đối tác" },
  menu: "catPartnerdata",
  shared: "company",
  guard: "row",
  key: "shortNameAddress",
  names: { en: "shortNameAddress", vi: "shortNameAddress" },
  fields: {
    partnerId: field.link({
      label: { en: "Partner", vi: "Đối tác" },
      to: partner as unknown as LinkTarget,
      locked: true,
    }),
    shortNameAddress: field.text({
      label: { en: "Name Address ABBR", vi: "Tên viết tắt địa chỉ" },
      max: 200,
    }),
    addressType: field.choices({
      label: { en: "Address Type", vi: "Loại địa chỉ" },
      of: partnerAddressTypes,
    }),
    countryId: field.link({ label: { en: "Country", vi: "Quốc gia" }, to: country }),
    cityId: field.link({
      label: { en: "City / Province", vi: "Tỉnh / Thành phố" },
      to: city as unknown as LinkTarget,
      within: { countryId: "countryId" },
      optional: true,
    }),
    districtId: field.link({
      label: { en: "District", vi: "Quận / Huyện" },
      to: district as unknown as LinkTarget,
      within: { cityId: "cityId" },
      optional: true,
    }),
    wardId: field.link({
      label: { en: "Town / Ward", vi: "Phường / Xã" },
      to: ward as unknown as LinkTarget,
      within: { cityId: "cityId" },
      optional: true,
    }),
    streetAddress: field.text({
      label: { en: "Street Address", vi: "Số nhà, tên đường" },
      max: 500,
    }),
    contactPerson: field.text({ label: { en: "Contact Person", vi: "Người liên hệ" }, max: 200 }),
    tel: field.phone({ label: { en: "Phone", vi: "Điện thoại" }, max: 60 }),
    location: field.text({ label: { en: "Address", vi: "Địa chỉ" }, max: 1500, optional: true }),
  },
  list: {
    columns: ["shortNameAddress", "location", "addressType", "contactPerson", "tel"],
    search: ["shortNameAddress", "location", "contactPerson", "tel"],
    sort: "shortNameAddress",
  },
  form: [
    ["shortNameAddress", "addressType"],
    ["countryId", "cityId"],
    ["districtId", "wardId"],
    ["streetAddress"],
    ["contactPerson", "tel"],
  ],
  excel: ["shortNameAddress", "location", "addressType", "contactPerson", "tel"],
  check: (filled) =>
    filled.countryId === "VN"
      ? (["cityId", "wardId"] as const)
          .filter((name) => !filled[name])
          .map((name) => refusePartner.field(name, "partnerAddress.placeMissing"))
      : [],
  calls: {
    controller: "CatAddressPartner",
    paths: { get: "GetDetailById/{id}", add: "add", update: "update", remove: "DeleteById/{id}" },
  },
});
