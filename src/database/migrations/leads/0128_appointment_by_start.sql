-- The admin's first page asks for the visits of today and tomorrow.
create index appointment_by_start on lead.appointment (starts_at) where state = 'booked';
