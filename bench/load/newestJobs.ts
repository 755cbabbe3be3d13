/** The columns that a line of the list of jobs needs of the job itself. */
export const jobColumns = `s.id, s.job_no, s.mawb, s.etd, s.eta, s.service_date, s.coloader_id,
  s.agent_id, s.pol, s.pod, s.sum_cont, s.package_container, s.sum_package, s.gross_weight, s.cbm,
  s.current_status, s.is_locked, s.person_incharge, s.user_created, s.datetime_created,
  s.datetime_modified`;

/** The jobs of a service of company $1 and office $2. */
const jobsOf = (service: string) => `s.company_id = $1 and s.office_id = $2
  and s.transaction_type = '${service}' and s.current_status <> 'Canceled'`;
export const jobsInOffice = jobsOf("SFE");

/** The fifteen jobs of a service that were changed last. */
export const newestPageOf = (service: string) => `select ${jobColumns} from shipment s
  where ${jobsOf(service)} order by s.datetime_modified desc, s.id desc limit 15`;
export const newestPage = newestPageOf("SFE");

/** The number of jobs of a service, counted up to a thousand. */
export const newestCountOf = (service: string) => `select count(*) from (select from shipment s
  where ${jobsOf(service)} limit 1001) x`;
export const newestCount = newestCountOf("SFE");
