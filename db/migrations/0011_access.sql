-- Screens, who may do what in which office, passwords, sessions and the keys that sign tokens.

-- Screens and special actions are the same for every company.
create table menu (
  id text not null,
  parent_id text,
  route text not null,
  name_en text not null,
  name_vn text not null,
  description text,
  icon text,
  sequence integer not null default 0,
  arguments text,
  display boolean not null default true,
  display_child boolean not null default true,
  order_number integer not null,
  active boolean not null default true,
  constraint menu_pk primary key (id),
  constraint menu_parent_fk foreign key (parent_id) references menu (id) on delete restrict
);
create unique index menu_route_unique on menu (route);

create table special_action (
  menu_id text not null,
  module_id text not null,
  action_name text not null,
  name_en text not null,
  name_vn text not null,
  constraint special_action_pk primary key (menu_id, action_name),
  constraint special_action_menu_fk foreign key (menu_id)
    references menu (id) on delete restrict,
  constraint special_action_module_fk foreign key (module_id)
    references menu (id) on delete restrict
);

-- The keys that sign access tokens; a new one takes over before the old one is forgotten.
create table signing_key (
  kid text not null,
  public_jwk jsonb not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  signs_until timestamptz not null,
  known_until timestamptz not null,
  constraint signing_key_pk primary key (kid),
  constraint signing_key_outlives_signing check (known_until > signs_until)
);

create table sys_role (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  description text,
  active boolean not null default true,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint sys_role_pk primary key (company_id, id),
  constraint sys_role_code_unique unique (company_id, code)
);

create table permission_sample (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  role_id uuid,
  type text not null default 'Standard',
  active boolean not null default true,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint permission_sample_pk primary key (company_id, id),
  constraint permission_sample_role_fk foreign key (company_id, role_id)
    references sys_role (company_id, id) on delete restrict,
  constraint permission_sample_name_unique unique (company_id, name),
  constraint permission_sample_type_known check (type in ('Standard', 'User'))
);

create table permission_sample_general (
  company_id uuid not null,
  id uuid not null,
  permission_sample_id uuid not null,
  menu_id text not null,
  access boolean not null default false,
  detail text not null default 'None',
  write text not null default 'None',
  delete text not null default 'None',
  list text not null default 'None',
  import boolean not null default false,
  export boolean not null default false,
  constraint permission_sample_general_pk primary key (company_id, id),
  constraint permission_sample_general_sample_fk foreign key (company_id, permission_sample_id)
    references permission_sample (company_id, id) on delete cascade,
  constraint permission_sample_general_menu_fk foreign key (menu_id)
    references menu (id) on delete restrict,
  constraint permission_sample_general_unique unique (company_id, permission_sample_id, menu_id),
  constraint permission_sample_general_reach_known check (
    array[detail, write, delete, list] <@
      array['None', 'Owner', 'Group', 'Department', 'Office', 'Company', 'All'])
);

create table permission_sample_special (
  company_id uuid not null,
  id uuid not null,
  permission_sample_id uuid not null,
  module_id text not null,
  menu_id text not null,
  action_name text not null,
  is_allow boolean not null default false,
  constraint permission_sample_special_pk primary key (company_id, id),
  constraint permission_sample_special_sample_fk foreign key (company_id, permission_sample_id)
    references permission_sample (company_id, id) on delete cascade,
  constraint permission_sample_special_action_fk foreign key (menu_id, action_name)
    references special_action (menu_id, action_name) on delete restrict,
  constraint permission_sample_special_unique
    unique (company_id, permission_sample_id, menu_id, action_name)
);

create table user_permission (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  office_id uuid not null,
  permission_sample_id uuid,
  user_created uuid,
  datetime_created timestamptz not null default now(),
  user_modified uuid,
  datetime_modified timestamptz not null default now(),
  version integer not null default 1,
  constraint user_permission_pk primary key (company_id, id),
  constraint user_permission_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict,
  constraint user_permission_office_fk foreign key (company_id, office_id)
    references office (company_id, id) on delete restrict,
  constraint user_permission_sample_fk foreign key (company_id, permission_sample_id)
    references permission_sample (company_id, id) on delete restrict,
  constraint user_permission_unique unique (company_id, user_id, office_id)
);

create table user_permission_general (
  company_id uuid not null,
  id uuid not null,
  user_permission_id uuid not null,
  menu_id text not null,
  access boolean not null default false,
  detail text not null default 'None',
  write text not null default 'None',
  delete text not null default 'None',
  list text not null default 'None',
  import boolean not null default false,
  export boolean not null default false,
  user_modified uuid,
  constraint user_permission_general_pk primary key (company_id, id),
  constraint user_permission_general_set_fk foreign key (company_id, user_permission_id)
    references user_permission (company_id, id) on delete cascade,
  constraint user_permission_general_menu_fk foreign key (menu_id)
    references menu (id) on delete restrict,
  constraint user_permission_general_unique unique (company_id, user_permission_id, menu_id),
  constraint user_permission_general_reach_known check (
    array[detail, write, delete, list] <@
      array['None', 'Owner', 'Group', 'Department', 'Office', 'Company', 'All'])
);

create table user_permission_special (
  company_id uuid not null,
  id uuid not null,
  user_permission_id uuid not null,
  module_id text not null,
  menu_id text not null,
  action_name text not null,
  is_allow boolean not null default false,
  user_modified uuid,
  constraint user_permission_special_pk primary key (company_id, id),
  constraint user_permission_special_set_fk foreign key (company_id, user_permission_id)
    references user_permission (company_id, id) on delete cascade,
  constraint user_special_action_fk foreign key (menu_id, action_name)
    references special_action (menu_id, action_name) on delete restrict,
  constraint user_permission_special_unique
    unique (company_id, user_permission_id, menu_id, action_name)
);

-- Apart from the user, so that no list of users can ever carry a hash.
create table user_password (
  company_id uuid not null,
  id uuid not null,
  password_hash text not null,
  must_change boolean not null default false,
  changed_at timestamptz not null default now(),
  constraint user_password_pk primary key (company_id, id),
  constraint user_password_user_fk foreign key (company_id, id)
    references sys_user (company_id, id) on delete cascade
);

-- Failures are counted by name, whether or not there is such a user.
create table sign_in_failure (
  company_id uuid not null,
  username text not null,
  failures integer not null,
  last_failure timestamptz not null,
  locked_until timestamptz,
  constraint sign_in_failure_pk primary key (company_id, username)
);

create table session (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  office_id uuid not null,
  department_id uuid,
  group_id uuid,
  address text,
  user_agent text,
  logged_in_on timestamptz not null default now(),
  logged_off_on timestamptz,
  ended_because text,
  remembered boolean not null default false,
  expires_at timestamptz not null,
  constraint session_pk primary key (company_id, id),
  constraint session_user_fk foreign key (company_id, user_id)
    references sys_user (company_id, id) on delete restrict,
  constraint session_ended_with_reason
    check ((logged_off_on is null) = (ended_because is null)),
  constraint session_ended_because_known
    check (ended_because in ('signedOut', 'reused', 'passwordChanged', 'closed'))
);
create index session_by_user on session (company_id, user_id, logged_in_on desc);

create table refresh_token (
  company_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  token_sha256 text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  expires_at timestamptz not null,
  constraint refresh_token_pk primary key (company_id, id),
  constraint refresh_token_session_fk foreign key (company_id, session_id)
    references session (company_id, id) on delete cascade,
  constraint refresh_token_sha256_unique unique (company_id, token_sha256)
);
create index refresh_token_by_session on refresh_token (company_id, session_id);

create trigger sys_role_history after insert or update or delete on sys_role
  for each row execute function record_history('sys_role');
create trigger permission_sample_history after insert or update or delete on permission_sample
  for each row execute function record_history('permission_sample');
create trigger user_permission_history after insert or update or delete on user_permission
  for each row execute function record_history('user_permission');
create trigger user_permission_general_history
  after insert or update or delete on user_permission_general
  for each row execute function record_history('user_permission_general');
create trigger user_permission_special_history
  after insert or update or delete on user_permission_special
  for each row execute function record_history('user_permission_special');
