-- When the gateway was last asked what became of an order. Null: never.
alter table payments add column checked_at timestamptz;
create index payments_unsettled on payments (created_at) where status <> 'Success';

-- Webhook deliveries that were taken, so that a repeated one is known. The ledger would keep a repeat from being
-- booked as well; this keeps it from being worked on.
create table webhook_events (
  event_id text primary key,
  event text not null,
  received_at timestamptz not null default now()
);
create index webhook_events_by_age on webhook_events (received_at);
