use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName};
use p256::PublicKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use url::Url;
use web_push_native::{Auth, encrypt};

use crate::fault::Fault;
use crate::message::Message;
use crate::outside::Outside;

/// For how long a push service keeps a message for a device that is off.
const KEPT: u32 = 24 * 60 * 60;
/// For how long a signature holds.
const SIGNED_FOR: i64 = 12 * 60 * 60;

/// Where a browser wants to be told, and for which eyes, as it names it (`PushSubscription.toJSON`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushSubscription {
    /// The address at its push service.
    pub endpoint: String,
    /// Its keys.
    pub keys: PushKeys,
}

/// What a push is encrypted for, in base64 for addresses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushKeys {
    /// The public key of the browser, on the curve P-256.
    pub p256dh: String,
    /// A secret that only the browser and we know.
    pub auth: String,
}

impl PushSubscription {
    /// Refuses what cannot be written to.
    pub fn check(&self, outside: &Outside) -> Result<(), Fault> {
        outside.checked(&self.endpoint)?;
        self.encrypted(b"").map(drop)
    }

    fn encrypted(&self, text: &[u8]) -> Result<Vec<u8>, Fault> {
        // Browsers leave the padding away, but nobody minds it.
        let read =
            |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| Fault::Address);
        let public = PublicKey::from_sec1_bytes(&read(&self.keys.p256dh)?).map_err(|_| Fault::Address)?;
        let auth: [u8; 16] = read(&self.keys.auth)?.try_into().map_err(|_| Fault::Address)?;
        encrypt(text.to_vec(), &public, &Auth::from(auth)).map_err(|_| Fault::Address)
    }
}

/// The key by which push services know a server (VAPID).
#[derive(Clone)]
pub struct VapidKey(SigningKey);

impl VapidKey {
    /// A new one.
    pub fn generate() -> Result<VapidKey, Fault> {
        loop {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|_| Fault::Broken)?;
            // One in billions is no key.
            if let Ok(key) = SigningKey::from_slice(&bytes) {
                return Ok(VapidKey(key));
            }
        }
    }

    /// What is to be kept of it, and shown to nobody.
    pub fn secret(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.to_bytes())
    }

    /// The key of this secret.
    pub fn of_secret(secret: &str) -> Option<VapidKey> {
        SigningKey::from_slice(&URL_SAFE_NO_PAD.decode(secret).ok()?).ok().map(VapidKey)
    }

    /// What browsers are told when they subscribe.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The proof, for one push service, that it is this server that asks (RFC 8292).
    fn authorization(&self, service: &str, contact: &str, now: i64) -> String {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": service, "exp": now + SIGNED_FOR, "sub": contact }));
        let signed = format!("{head}.{claims}");
        let signature: Signature = self.0.sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

/// Sends messages to browsers.
#[derive(Clone)]
pub struct PushSender {
    /// How we are known to push services.
    pub key: VapidKey,
    /// Whom a push service may ask if something is wrong: a `mailto:` or `https:` address.
    pub contact: String,
}

impl PushSender {
    /// Sends a message to a browser; `now` is in seconds since 1970.
    pub async fn send(
        &self,
        outside: &Outside,
        to: &PushSubscription,
        message: &Message,
        now: i64,
    ) -> Result<(), Fault> {
        let url = outside.checked(&to.endpoint)?;
        let text = json!({
            "what": message.what,
            "title": message.title,
            "text": message.text,
            "link": message.link.as_ref().map(|link| &link.url),
            "key": message.key,
        });
        let body = to.encrypted(text.to_string().as_bytes())?;
        let headers = [
            (AUTHORIZATION, self.key.authorization(&origin(&url), &self.contact, now)),
            (CONTENT_ENCODING, "aes128gcm".to_owned()),
            (CONTENT_TYPE, "application/octet-stream".to_owned()),
            (HeaderName::from_static("ttl"), KEPT.to_string()),
            (HeaderName::from_static("urgency"), "high".to_owned()),
            (HeaderName::from_static("topic"), topic(&message.key)),
        ];
        outside.post(&url, &headers, body).await
    }
}

/// A service without path.
fn origin(url: &Url) -> String {
    url.origin().ascii_serialization()
}

/// What a push service takes for a repetition: at most 32 letters of base64.
fn topic(key: &str) -> String {
    key.chars().filter(char::is_ascii_alphanumeric).take(32).collect()
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn a_key_is_kept_as_its_secret() {
        let key = VapidKey::generate().expect("a key");
        let again = VapidKey::of_secret(&key.secret()).expect("the same key");
        assert_eq!(again.public(), key.public());
        assert!(VapidKey::of_secret("short").is_none());
    }

    #[test]
    fn the_proof_is_for_one_service_and_signed() {
        let key = VapidKey::generate().expect("a key");
        let proof = key.authorization("https://push.example", "mailto:a@b.example", 1000);
        let token =
            proof.strip_prefix("vapid t=").and_then(|rest| rest.split(", k=").next()).expect("a token");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let signature =
            Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).expect("base64")).expect("one");
        assert!(key.0.verifying_key().verify(signed.as_bytes(), &signature).is_ok());
        let claims = URL_SAFE_NO_PAD.decode(signed.split('.').nth(1).expect("claims")).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        let expected = json!({ "aud": "https://push.example", "exp": 44_200, "sub": "mailto:a@b.example" });
        assert_eq!(claims, expected);
        assert!(proof.ends_with(&key.public()));
    }

    #[test]
    fn what_is_no_subscription_is_refused() {
        let outside = Outside::public().expect("a way out");
        let keys = PushKeys { p256dh: "AAAA".into(), auth: "AAAA".into() };
        let wrong = PushSubscription { endpoint: "https://push.example/x".into(), keys };
        assert_eq!(wrong.check(&outside), Err(Fault::Address));
    }
}
