use american_rails::{Action, Illegal, Position};
use game::{Game, Money};

use super::{Teller, name};
use crate::Arg;

impl Teller<'_> {
    pub(super) fn refusal(&self, illegal: Illegal) -> String {
        self.with_possibilities(self.why_not(illegal), self.possible_instead(illegal))
    }

    fn why_not(&self, illegal: Illegal) -> String {
        let player = |seat| -> (&str, Arg) { ("player", self.player_or_you(seat)) };
        let company = |company| -> (&str, Arg) { ("company", name(company).into()) };
        let at = |hex| -> (&str, Arg) { ("hex", self.hex(hex).into()) };
        let money = |gap: &'static str, amount: Money| -> (&str, Arg) { (gap, amount.into()) };
        let (id, args) = match illegal {
            Illegal::AnothersDecision { seat, actor } => {
                ("refused-another", vec![player(seat), ("actor", self.player(actor).into())])
            }
            Illegal::GameOver => ("refused-over", vec![]),
            Illegal::NoAnswer => {
                ("refused-no-answer", vec![("question", self.question(self.asked()).into())])
            }
            Illegal::NotInThisGame(absent) => ("refused-not-in-game", vec![company(absent)]),
            Illegal::BrokenDollar => ("refused-broken-dollar", vec![]),
            Illegal::BeyondCash { bid, cash } => {
                ("refused-beyond-cash", vec![money("bid", bid), money("cash", cash), player(self.asked())])
            }
            Illegal::BidTooLow { bid, least } => {
                ("refused-bid-too-low", vec![money("bid", bid), money("least", least)])
            }
            Illegal::AlreadyPassed(seat) => ("refused-already-passed", vec![player(seat)]),
            Illegal::OfferedBefore(of) => ("refused-offered-before", vec![company(of)]),
            Illegal::NoShareLeft(of) => ("refused-no-share-left", vec![company(of)]),
            Illegal::StartOutsideCity(hex) => ("refused-start-outside-city", vec![at(hex)]),
            Illegal::CityTaken(city) => ("refused-city-taken", vec![at(city)]),
            Illegal::RowTaken { row, by } => {
                ("refused-row-taken", vec![("row", self.row(row).into()), player(by)])
            }
            Illegal::NoCity(hex) => ("refused-no-city", vec![at(hex)]),
            Illegal::NeverDeveloped(city) => ("refused-never-developed", vec![at(city)]),
            Illegal::NoTrackInCity(city) => ("refused-no-track-in-city", vec![at(city)]),
            Illegal::DevelopedBefore(city) => ("refused-developed-before", vec![at(city)]),
            Illegal::FundsForRemoved(absent) => ("refused-funds-for-removed", vec![company(absent)]),
            Illegal::DeadCompany(dead) => ("refused-dead-company", vec![company(dead)]),
            Illegal::NoDrainInEdition => ("refused-no-drain", vec![]),
            Illegal::VictimTooPoor { victim, cash } => (
                "refused-victim-too-poor",
                vec![player(victim), money("cash", cash), money("full", Position::TAKE)],
            ),
            Illegal::NoExpand2 => ("refused-no-expand-2", vec![]),
            Illegal::NoShareHeld(of) => ("refused-no-share-held", vec![player(self.asked()), company(of)]),
            Illegal::NoCubeLeft(of) => ("refused-no-cube-left", vec![company(of)]),
            Illegal::CubeThereAlready(of, hex) => ("refused-cube-there", vec![company(of), at(hex)]),
            Illegal::NotAdjacent(of, hex) => ("refused-not-adjacent", vec![company(of), at(hex)]),
            Illegal::HexFull(hex) => ("refused-hex-full", vec![at(hex)]),
            Illegal::TreasuryTooPoor { company: of, price, treasury } => {
                let args = vec![company(of), money("price", price), money("treasury", treasury)];
                ("refused-treasury-too-poor", args)
            }
        };
        self.say(id, &args)
    }

    /// What the same kind of action could name, where a player may have missed it.
    fn possible_instead(&self, illegal: Illegal) -> Vec<String> {
        let mut legal = Vec::new();
        self.position.actions(&mut legal);
        let mut possible = Vec::new();
        for action in legal {
            let instead = match (illegal, action) {
                (
                    Illegal::OfferedBefore(_) | Illegal::NoShareLeft(_) | Illegal::NotInThisGame(_),
                    Action::Offer(company),
                )
                | (Illegal::FundsForRemoved(_) | Illegal::DeadCompany(_), Action::Fund(company))
                | (
                    Illegal::NoShareHeld(_) | Illegal::NoCubeLeft(_) | Illegal::NotInThisGame(_),
                    Action::Lay(company, _),
                ) => name(company).to_owned(),
                (Illegal::StartOutsideCity(_) | Illegal::CityTaken(_), Action::Start(city))
                | (
                    Illegal::NoCity(_)
                    | Illegal::NeverDeveloped(_)
                    | Illegal::NoTrackInCity(_)
                    | Illegal::DevelopedBefore(_),
                    Action::Develop(city),
                ) => self.hex(city),
                (Illegal::RowTaken { .. }, Action::Choose(row)) => {
                    self.say("quoted", &[("text", self.row(row).into())])
                }
                (
                    Illegal::CubeThereAlready(company, _)
                    | Illegal::NotAdjacent(company, _)
                    | Illegal::TreasuryTooPoor { company, .. },
                    Action::Lay(other, hex),
                ) if company == other => self.hex(hex),
                _ => continue,
            };
            possible.push(instead);
        }
        possible
    }
}
