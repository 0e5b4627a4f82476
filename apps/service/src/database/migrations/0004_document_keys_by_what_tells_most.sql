-- A list of somebody's documents has to be read in its order from `documents_of_account`. While these two began with the
-- account as well, PostgreSQL went by one of them wherever it took everybody to have a document or two, and sorted all
-- that somebody has for every page. They keep the same things unique, and serve those who know all their columns.
alter table documents
  drop constraint documents_account_id_product_id_rand_num_key,
  add constraint documents_rand_num_key unique (rand_num, account_id, product_id),
  drop constraint documents_account_id_draft_key_key,
  add constraint documents_draft_key_key unique (draft_key, account_id);
