import type { Role } from "@fairway/areas/access/model/rightsFor.ts";

/** The offices of the demonstration company. */
export type OfficeCode = "HCM" | "HPH";

/** An employee of the demonstration company. */
export interface DemonstrationPerson {
  readonly username: string;
  readonly role: Role;
  readonly nameEn: string;
  readonly nameVn: string;
  readonly title: string;
  readonly office: OfficeCode;
  /** The department's code; null for the board. */
  readonly department: string | null;
  readonly leads?: true;
  /** The departments of the office that the person approves for, by their codes. */
  readonly manages?: readonly string[];
  readonly userType?: "Super Admin" | "Local Admin";
}

/** The password of every employee of the demonstration company. */
export { demonstrationPassword } from "@fairway/areas/access/model/demonstrationPassword.ts";

/** The departments of each office, with one group each. */
export const demonstrationDepartments = [
  { code: "SALES", nameEn: "Sales", nameVn: "Kinh doanh", type: "NORMAL" },
  { code: "DOC", nameEn: "Documentation", nameVn: "Chứng từ", type: "NORMAL" },
  { code: "OPS", nameEn: "Operations", nameVn: "Hiện trường", type: "NORMAL" },
  { code: "ACC", nameEn: "Accounting", nameVn: "Kế toán", type: "ACCOUNTANT" },
] as const;

/** The cast: one person per role in Ho Chi Minh City, and the colleagues in Hai Phong. */
export const demonstrationPeople: readonly DemonstrationPerson[] = [
  {
    username: "admin",
    role: "administrator",
    nameEn: "Do Quoc Bao",
    nameVn: "Đỗ Quốc Bảo",
    title: "System administrator",
    office: "HCM",
    department: null,
    userType: "Super Admin",
  },
  {
    username: "huong",
    role: "director",
    nameEn: "Tran Thi Mai Huong",
    nameVn: "Trần Thị Mai Hương",
    title: "Director",
    office: "HCM",
    department: null,
    leads: true,
  },
  {
    username: "long",
    role: "manager",
    nameEn: "Nguyen Van Long",
    nameVn: "Nguyễn Văn Long",
    title: "Branch manager",
    office: "HCM",
    department: "DOC",
    leads: true,
    manages: ["DOC", "OPS", "SALES"],
    userType: "Local Admin",
  },
  {
    username: "nam",
    role: "sales",
    nameEn: "Le Hoang Nam",
    nameVn: "Lê Hoàng Nam",
    title: "Salesman",
    office: "HCM",
    department: "SALES",
  },
  {
    username: "truc",
    role: "documentation",
    nameEn: "Vo Thanh Truc",
    nameVn: "Võ Thanh Trúc",
    title: "Documentation clerk",
    office: "HCM",
    department: "DOC",
  },
  {
    username: "thang",
    role: "operation",
    nameEn: "Bui Duc Thang",
    nameVn: "Bùi Đức Thắng",
    title: "Operations officer",
    office: "HCM",
    department: "OPS",
  },
  {
    username: "lan",
    role: "accountant",
    nameEn: "Pham Ngoc Lan",
    nameVn: "Phạm Ngọc Lan",
    title: "Accountant",
    office: "HCM",
    department: "ACC",
    manages: ["ACC"],
  },
  {
    username: "yen",
    role: "receivable",
    nameEn: "Ho Kim Yen",
    nameVn: "Hồ Kim Yến",
    title: "Receivables accountant",
    office: "HCM",
    department: "ACC",
  },
  {
    username: "quan",
    role: "sales",
    nameEn: "Vu Minh Quan",
    nameVn: "Vũ Minh Quân",
    title: "Salesman",
    office: "HPH",
    department: "SALES",
  },
  {
    username: "ngoc",
    role: "documentation",
    nameEn: "Hoang Thi Ngoc",
    nameVn: "Hoàng Thị Ngọc",
    title: "Documentation clerk",
    office: "HPH",
    department: "DOC",
  },
  {
    username: "hai",
    role: "accountant",
    nameEn: "Doan Thanh Hai",
    nameVn: "Đoàn Thanh Hải",
    title: "Accountant",
    office: "HPH",
    department: "ACC",
    manages: ["ACC", "DOC", "SALES"],
  },
];
