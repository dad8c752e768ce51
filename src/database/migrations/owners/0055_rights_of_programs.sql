-- cms and worker may ask for what is held about an owner, and cms erase it, without a right on passwords and passkeys.
alter function rights.owner_data_of(text) security definer;
alter function rights.erase_owner_of(text) security definer;
