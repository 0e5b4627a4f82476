-- A PDF is here, or in an object store: then `sealed` holds the key of its own that the object is sealed with, so that
-- a rotation of the data keys never has to touch objects.
alter table pdfs add column object_key text unique;

-- Objects that no PDF points to. An object is listed here before it is written and struck off by the transaction that
-- completes its document; a process that dies in between leaves nothing behind for good.
create table unreferenced_objects (
  object_key text primary key,
  -- Later than any transaction that might still take it.
  delete_after timestamptz not null
);

create function list_unreferenced_object() returns trigger language plpgsql as $$
begin
  if old.object_key is not null and (tg_op = 'DELETE' or old.object_key is distinct from new.object_key) then
    insert into unreferenced_objects (object_key, delete_after) values (old.object_key, now());
  end if;
  return null;
end
$$;
create trigger pdf_lets_go_of_its_object after update or delete on pdfs
  for each row execute function list_unreferenced_object();

-- When each job was last begun, by whichever replica.
create table job_runs (
  name text primary key,
  begun_at timestamptz not null
);
