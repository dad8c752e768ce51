-- Who handles a lead without an account of the CMS: a member of the team, or the agent of the home.
alter table lead.lead add column assignee_name text;
alter table lead.lead add column assignee_email text;
alter table lead.lead add constraint lead_one_assignee check (assignee_id is null or assignee_email is null);

-- When whoever handles it was reminded of the promised day.
alter table lead.lead add column reply_reminded_at timestamptz;
create index lead_open on lead.lead (created_at) where status in ('new', 'assigned');

alter table lead.letter drop constraint letter_kind_check;
alter table lead.letter add constraint letter_kind_check
  check (kind in ('appointment-reminder', 'demand-alert', 'demand-still-wanted', 'documents-released', 'reply',
    'assigned', 'reply-due'));
