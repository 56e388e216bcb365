use maud::{DOCTYPE, Markup, html};

/// The front door, until the tables have pages of their own.
pub(crate) async fn start_page() -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Railhead" }
            }
            body {
                main {
                    h1 { "Railhead" }
                    p { "American Rails and North American Railways, for three to five players." }
                    p { "Programs play here already: " a href="/api/docs/" { "the API, described and to try" } "." }
                }
            }
        }
    }
}
