use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{CONTENT_LENGTH, HOST, HeaderName, HeaderValue, USER_AGENT};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

use crate::fault::Fault;
use crate::public_address::is_public;

/// How long a connection, and then the answer, may take.
const CONNECTING: Duration = Duration::from_secs(4);
const ANSWERING: Duration = Duration::from_secs(8);
/// No more of an answer is read.
const LONGEST_ANSWER: usize = 4 << 10;
const LONGEST_URL: usize = 2000;

/// The way to addresses that people have given.
///
/// A name is looked up here, every address that it has must be public, and the connection goes to one of those that were
/// looked at: nobody can answer one way when asked and another way when connected to. No redirect is followed, and no
/// proxy is asked.
#[derive(Clone)]
pub struct Outside {
    allow_private: bool,
    tls: Arc<ClientConfig>,
}

impl Outside {
    /// To public addresses, through TLS.
    pub fn public() -> Result<Outside, Fault> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|_| Fault::Broken)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Outside { allow_private: false, tls: Arc::new(tls) })
    }

    /// Also to the network that the server stands in, and without TLS: for one's own house, and for tests.
    #[must_use]
    pub fn and_inside(self) -> Outside {
        Outside { allow_private: true, ..self }
    }

    /// An address, if it could be written to as far as can be seen without asking anybody.
    pub fn checked(&self, address: &str) -> Result<Url, Fault> {
        let url = Url::parse(address.trim()).map_err(|_| Fault::Address)?;
        let scheme_fits = url.scheme() == "https" || (self.allow_private && url.scheme() == "http");
        let named = !url.username().is_empty() || url.password().is_some();
        if !scheme_fits || named || address.len() > LONGEST_URL {
            return Err(Fault::Address);
        }
        match url.host() {
            None => Err(Fault::Address),
            Some(Host::Ipv4(host)) => self.must_be_public(host.into()).map(|()| url),
            Some(Host::Ipv6(host)) => self.must_be_public(host.into()).map(|()| url),
            Some(Host::Domain("")) => Err(Fault::Address),
            Some(Host::Domain(_)) => Ok(url),
        }
    }

    /// Posts something. Any answer but a good one is [`Fault::Status`].
    pub(crate) async fn post(
        &self,
        url: &Url,
        headers: &[(HeaderName, String)],
        body: Vec<u8>,
    ) -> Result<(), Fault> {
        let request = request(url, headers, body)?;
        let stream = self.connect(url).await?;
        if url.scheme() == "http" {
            return exchange(stream, request).await;
        }
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let name = ServerName::try_from(host).map_err(|_| Fault::Address)?;
        let shaken =
            timeout(CONNECTING, TlsConnector::from(Arc::clone(&self.tls)).connect(name, stream)).await;
        let stream = shaken.map_err(|_| Fault::Slow)?.map_err(|_| Fault::Tls)?;
        exchange(stream, request).await
    }

    async fn connect(&self, url: &Url) -> Result<TcpStream, Fault> {
        let addresses = self.resolve(url).await?;
        for address in addresses.into_iter().take(3) {
            if let Ok(Ok(stream)) = timeout(CONNECTING, TcpStream::connect(address)).await {
                return Ok(stream);
            }
        }
        Err(Fault::Unreachable)
    }

    /// The addresses of a host, each of which may be connected to.
    async fn resolve(&self, url: &Url) -> Result<Vec<SocketAddr>, Fault> {
        let port = url.port_or_known_default().ok_or(Fault::Address)?;
        let addresses: Vec<SocketAddr> = match url.host().ok_or(Fault::Address)? {
            Host::Ipv4(host) => vec![(host, port).into()],
            Host::Ipv6(host) => vec![(host, port).into()],
            Host::Domain(name) => {
                let found = timeout(CONNECTING, tokio::net::lookup_host((name, port))).await;
                found.map_err(|_| Fault::Slow)?.map_err(|_| Fault::Unresolved)?.collect()
            }
        };
        if addresses.is_empty() {
            return Err(Fault::Unresolved);
        }
        addresses.iter().try_for_each(|address| self.must_be_public(address.ip()))?;
        Ok(addresses)
    }

    fn must_be_public(&self, address: IpAddr) -> Result<(), Fault> {
        if self.allow_private || is_public(address) { Ok(()) } else { Err(Fault::Private) }
    }
}

fn request(
    url: &Url,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, Fault> {
    let target = url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()));
    let host = url.host_str().ok_or(Fault::Address)?;
    let host = url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(target)
        .header(HOST, host)
        .header(USER_AGENT, "railhead")
        .header(CONTENT_LENGTH, body.len());
    for (name, value) in headers {
        request = request.header(name, HeaderValue::from_str(value).map_err(|_| Fault::Address)?);
    }
    request.body(Full::new(Bytes::from(body))).map_err(|_| Fault::Address)
}

/// Sends a request and reads a little of the answer.
async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<(), Fault>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let answered = async {
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
            .await
            .map_err(|_| Fault::Unreachable)?;
        let connection = tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(|_| Fault::Unreachable);
        let status = match answer {
            Ok(answer) => {
                let status = answer.status();
                // What it says besides is nothing to us; a polite end of the connection is enough.
                let _ = Limited::new(answer.into_body(), LONGEST_ANSWER).collect().await;
                Ok(status)
            }
            Err(fault) => Err(fault),
        };
        connection.abort();
        status
    };
    let status = timeout(ANSWERING, answered).await.map_err(|_| Fault::Slow)??;
    if status.is_success() { Ok(()) } else { Err(Fault::Status(status.as_u16())) }
}
