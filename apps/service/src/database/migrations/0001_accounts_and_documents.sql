-- One row a person. Everything else knows the person by `id`, never by the identity provider's `sub`: when the
-- account is deleted, what has to stay for the books says nothing about anybody.
create table accounts (
  id text primary key,
  sub text not null unique,
  email text not null,
  full_name text not null,
  whatsapp_number text not null,
  balance_paise bigint not null default 0 check (balance_paise >= 0),
  coupons integer not null default 0 check (coupons >= 0),
  created_at timestamptz not null default now()
);

-- Tokens issued before the deletion must not bring the account back, and a returning person gets no second welcome.
create table closed_accounts (
  sub_hash text primary key,
  closed_at timestamptz not null default now()
);

create table documents (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  product_id text not null,
  rand_num text not null,
  draft_key text,
  item_type text not null,
  document_type text not null,
  -- AES-256-GCM; `key_id` says with which key both were sealed.
  form_sealed bytea not null,
  name_sealed bytea not null,
  key_id text not null,
  is_complete boolean not null default false,
  -- Saved again since it was completed.
  is_edited boolean not null default false,
  binned_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- In whole milliseconds, so that a list can be continued exactly where it stopped.
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  unique (account_id, product_id, rand_num),
  unique (account_id, draft_key)
);
create index documents_of_account on documents (account_id, product_id, updated_at desc, id desc);
create index documents_in_bin on documents (binned_at) where binned_at is not null;

create table pdfs (
  document_id text primary key references documents (id) on delete cascade,
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz not null default now()
);

create table payments (
  order_id text primary key,
  payment_id text unique,
  account_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  status text not null check (status in ('Pending', 'Success', 'Failed')),
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index payments_of_account on payments (account_id, created_at desc);

-- Every change of a balance or of coupons. The account's figures are the sums of its rows.
create table ledger (
  id bigint generated always as identity primary key,
  account_id text not null,
  delta_paise bigint not null default 0,
  coupons_delta integer not null default 0,
  kind text not null check (kind in ('coupon_grant', 'topup', 'charge', 'adjust', 'closure')),
  -- What it was for; with `kind` it keeps one thing from being booked twice.
  ref text not null,
  created_at timestamptz not null default now(),
  unique (kind, ref)
);
create index ledger_of_account on ledger (account_id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end
$$;
create trigger ledger_is_append_only before update or delete on ledger
  for each row execute function refuse_ledger_change();
