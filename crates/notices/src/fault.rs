use thiserror::Error;

/// Why something could not be sent. It says nothing of where it was to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The address cannot be read, or is not of a kind that is written to.
    #[error("the address cannot be used")]
    Address,
    /// The address lies within a network that is nobody's business.
    #[error("the address is not public")]
    Private,
    /// Nobody knows a host of this name.
    #[error("the host cannot be found")]
    Unresolved,
    /// The host does not answer.
    #[error("the host cannot be reached")]
    Unreachable,
    /// The host cannot prove that it is the one.
    #[error("no secure connection could be made")]
    Tls,
    /// The answer took too long.
    #[error("the answer took too long")]
    Slow,
    /// The answer was another one than that it is well.
    #[error("the answer was {0}")]
    Status(u16),
    /// The mail server said no for now, or for good, with this code; 0 if it said none.
    #[error("the mail server said {0}")]
    Mail(u16),
    /// The server sends no mail.
    #[error("no mail is sent here")]
    NoMail,
    /// The system does not give what is needed.
    #[error("the server cannot send it")]
    Broken,
}

impl Fault {
    const PLAIN: [(Fault, &'static str); 8] = [
        (Fault::Address, "address"),
        (Fault::Private, "private"),
        (Fault::Unresolved, "unresolved"),
        (Fault::Unreachable, "unreachable"),
        (Fault::Tls, "tls"),
        (Fault::Slow, "slow"),
        (Fault::NoMail, "no-mail"),
        (Fault::Broken, "broken"),
    ];

    /// As it is stored: a word, and a number if there is one.
    pub fn code(self) -> String {
        match self {
            Fault::Status(status) => format!("status {status}"),
            Fault::Mail(code) => format!("mail {code}"),
            other => {
                let (_, code) =
                    Fault::PLAIN.iter().find(|(fault, _)| *fault == other).unwrap_or(&Fault::PLAIN[7]);
                (*code).to_owned()
            }
        }
    }

    /// What was stored. Returns `None` for what this program does not know.
    pub fn of_code(code: &str) -> Option<Fault> {
        match code.split_once(' ') {
            Some(("status", number)) => number.parse().ok().map(Fault::Status),
            Some(("mail", number)) => number.parse().ok().map(Fault::Mail),
            _ => Fault::PLAIN.iter().find(|(_, name)| *name == code).map(|(fault, _)| *fault),
        }
    }

    /// Whether there is no point in trying again.
    pub fn is_final(self) -> bool {
        match self {
            Fault::Address | Fault::Private | Fault::NoMail => true,
            // What is gone, must be paid for, or is forbidden does not come back by asking again.
            Fault::Status(status) => matches!(status, 400..=407 | 410 | 413 | 300..=399),
            Fault::Mail(code) => (500..600).contains(&code),
            Fault::Unresolved | Fault::Unreachable | Fault::Tls | Fault::Slow | Fault::Broken => false,
        }
    }

    /// Whether whoever was to be told cannot be told there any more: they have taken their leave.
    pub fn is_gone(self) -> bool {
        matches!(self, Fault::Status(404 | 410))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_stored_and_read() {
        let plain = Fault::PLAIN.map(|(fault, _)| fault);
        for fault in plain.into_iter().chain([Fault::Status(410), Fault::Mail(550), Fault::Mail(0)]) {
            assert_eq!(Fault::of_code(&fault.code()), Some(fault));
        }
        assert_eq!(Fault::of_code("something new"), None);
    }
}
