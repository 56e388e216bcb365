use async_trait::async_trait;

use crate::StoreError;

/// The servers' own secrets, such as the key by which push services know them. All that share a database have the same.
#[async_trait]
pub trait ServerSecrets {
    /// The secret of this name. If there is none yet, it is `fresh` from now on.
    async fn server_secret(&self, name: &str, fresh: &str) -> Result<String, StoreError>;
}
