//! What a store promises, tried on both databases.

mod analyses;
mod appends;
mod backups;
mod channels;
mod claims;
mod closing;
mod forgetting;
mod full_disk;
mod games;
mod jobs;
mod kills;
mod lessons;
mod listing;
mod notices;
mod opening;
mod orders;
mod outbox;
mod proposals;
mod retention;
mod seats;
mod site;
mod talk;
mod time;
mod tls;
