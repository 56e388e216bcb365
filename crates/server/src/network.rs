use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;
use crate::config::Config;

/// Where a request comes from, as the limits count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Network {
    V4(Ipv4Addr),
    /// The first 64 bits: one household has at least as many addresses as that leaves.
    V6([u16; 4]),
    /// A proxy did not say it, or nothing that can be read. All of these share one limit.
    Unknown,
}

impl Network {
    /// An IPv4 address, also one that is written as IPv6, or the /64 of an IPv6 address.
    pub(crate) fn of(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(address) => Network::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Network::V6([a, b, c, d])
            }
        }
    }

    /// Whether no limits hold for an address that connects: this machine's own programs are the
    /// host's business. Behind a proxy everybody seems to be one of them, so nobody is spared.
    pub(crate) fn is_spared(connected: IpAddr, config: &Config) -> bool {
        connected.to_canonical().is_loopback() && !config.trust_forwarded && !config.limit_loopback
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    pub(crate) network: Network,
    /// Whether no limits hold for it.
    pub(crate) spared: bool,
}

impl Source {
    /// Where it is not known.
    pub(crate) const UNKNOWN: Source = Source { network: Network::Unknown, spared: false };
}

impl FromRequestParts<Arc<App>> for Source {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Source, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let address = if app.config.trust_forwarded { forwarded(&parts.headers) } else { connected };
        Ok(Source {
            network: address.map_or(Network::Unknown, Network::of),
            spared: connected.is_some_and(|address| Network::is_spared(address, &app.config)),
        })
    }
}

/// The address that our own proxy has seen: the last of the last `X-Forwarded-For`. What stands
/// before it, anybody may have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    read_address(last.to_str().ok()?.rsplit(',').next()?)
}

/// An address as proxies write it: with or without a port, IPv6 with or without brackets.
fn read_address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    if let Some(rest) = text.strip_prefix('[') {
        return rest.split_once(']')?.0.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    }
    text.parse().ok().or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_however_a_proxy_writes_it() {
        for (text, address) in [
            ("203.0.113.1", Some("203.0.113.1")),
            (" 203.0.113.1 ", Some("203.0.113.1")),
            ("203.0.113.1:4711", Some("203.0.113.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:4711", Some("2001:db8::1")),
            ("\"[2001:db8::1]:4711\"", Some("2001:db8::1")),
            ("", None),
            ("unknown", None),
            ("203.0.113", None),
            ("203.0.113.1:", None),
            ("[203.0.113.1]", None),
            ("[2001:db8::1", None),
        ] {
            assert_eq!(read_address(text), address.map(|text| text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn a_network_is_an_ipv4_address_or_64_bits() {
        let of = |text: &str| Network::of(text.parse().expect("an address"));
        assert_eq!(of("::ffff:203.0.113.1"), of("203.0.113.1"));
        assert_ne!(of("203.0.113.1"), of("203.0.113.2"));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:0:0:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
    }
}
