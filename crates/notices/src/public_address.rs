use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is one of the public Internet's: not this machine's, a home's, an office's or a provider's own,
/// nor one that is kept for groups, examples, tests or ways from one kind of address to another.
///
/// ```
/// assert!(notices::is_public("93.184.216.34".parse()?));
/// assert!(!notices::is_public("192.168.1.1".parse()?));
/// # Ok::<(), std::net::AddrParseError>(())
/// ```
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    match address.octets() {
        // "This network", private, this machine.
        [0 | 10 | 127, ..] => false,
        // Between a provider and its customers.
        [100, 64..=127, ..] => false,
        // A link's own, private.
        [169, 254, ..] | [172, 16..=31, ..] | [192, 168, ..] => false,
        // For protocols, for examples, and the old way to IPv6.
        [192, 0, 0 | 2, _] | [192, 88, 99, _] | [198, 51, 100, _] | [203, 0, 113, _] => false,
        // For measuring networks.
        [198, 18 | 19, ..] => false,
        // Groups, what nobody has yet, and everybody.
        [224..=255, ..] => false,
        _ => true,
    }
}

/// Only what is given out as public at all; of that, nothing that is kept for examples, or has an IPv4 address within that
/// somebody else would connect to.
fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        // Tunnels (Teredo), tests and other protocols; examples; 6to4.
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        // ISATAP.
        [_, _, _, _, 0 | 0x200, 0x5efe, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}
