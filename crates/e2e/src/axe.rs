use std::fmt;
use std::fs;
use std::sync::LazyLock;

use serde::Deserialize;
use thirtyfour::WebDriver;

use crate::in_target;

/// The script, as `./test` installs it.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let file = in_target("npm/node_modules/axe-core/axe.min.js");
    fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}: run ./test, which installs it", file.display()))
});

const RUN: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then(
        ({ violations }) => done({ violations }),
        (error) => done({ error: String(error) }),
    );";

/// What axe found.
#[derive(Deserialize)]
struct Findings {
    error: Option<String>,
    #[serde(default)]
    violations: Vec<Violation>,
}

/// A rule of accessibility that the page breaks.
#[derive(Deserialize)]
pub(crate) struct Violation {
    id: String,
    impact: Option<String>,
    help: String,
    nodes: Vec<Node>,
}

/// Where.
#[derive(Deserialize)]
struct Node {
    html: String,
}

/// The serious and critical violations of the page that is open.
pub(crate) async fn violations(driver: &WebDriver) -> Vec<Violation> {
    // A command of the driver, not an element of the page: the page's security policy stays as it is.
    driver.execute(AXE.as_str(), vec![]).await.expect("axe can be loaded");
    let findings = driver.execute_async(RUN, vec![]).await.expect("axe can be run");
    let mut findings: Findings = findings.convert().expect("axe tells what it found");
    if let Some(error) = findings.error {
        panic!("axe broke off: {error}");
    }
    findings
        .violations
        .retain(|violation| matches!(violation.impact.as_deref(), Some("serious" | "critical")));
    findings.violations
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let impact = self.impact.as_deref().unwrap_or_default();
        write!(f, "{} ({impact}): {}", self.id, self.help)?;
        self.nodes.iter().try_for_each(|node| write!(f, "\n    {}", node.html))
    }
}
