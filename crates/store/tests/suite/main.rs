//! What a store promises, tried on both databases.

mod appends;
mod backups;
mod claims;
mod full_disk;
mod games;
mod kills;
mod listing;
mod notices;
mod opening;
mod seats;
mod site;
mod talk;
mod tls;
